import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { kindOf } from './sqlite-faults.ts';
import { HistoryMoved, StoreUnavailable } from './store.ts';

/** How long to wait while another process writes, and how often to look whether it is done. */
export const WAIT_MS = 5000;
const RETRY_MS = 10;

/** All of it or nothing; where another process writes, after it. */
export async function transaction(database: DatabaseSync, work: () => void): Promise<void> {
  const end = Date.now() + WAIT_MS;
  try {
    // Waiting inside SQLite would hold up everybody this process answers.
    while (!begins(database)) {
      if (Date.now() > end) throw new Error('another process has been writing for too long');
      await pause(RETRY_MS);
    }
    work();
    database.exec('commit');
  } catch (fault) {
    if (database.isTransaction) database.exec('rollback');
    throw fault instanceof HistoryMoved ? fault : new StoreUnavailable(fault);
  }
}

const BUSY = 5;

/** Takes the place of the one who may write, or says at once that another process has it. */
export function begins(database: DatabaseSync): boolean {
  database.exec('pragma busy_timeout = 0');
  try {
    database.exec('begin immediate');
    return true;
  } catch (fault) {
    if (kindOf(fault) === BUSY) return false;
    throw fault;
  } finally {
    database.exec(`pragma busy_timeout = ${WAIT_MS}`);
  }
}
