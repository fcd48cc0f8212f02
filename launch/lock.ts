import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 200;
/** SQLite's code for a database that another connection has locked; its variants are multiples of 256 above. */
const sqliteBusy = 5;

/**
 * Does the work while no other process does work under the same lock. It is SQLite's lock on a file, because the
 * operating system ends that with the process: a killed one leaves no lock behind.
 */
export async function withLock(file: string, work: () => Promise<void>): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite');
  await mkdir(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    while (!tryLock(database)) await pause(pollMs);
    await work();
  } finally {
    database.close();
  }
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (fault) {
    const code = fault instanceof Error && 'errcode' in fault ? Number(fault.errcode) % 256 : null;
    if (code === sqliteBusy) return false;
    throw fault;
  }
}
