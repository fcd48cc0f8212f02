import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { resultCode } from './sqlite-faults.ts';
import { HistoryMoved, StoreUnavailable } from './store.ts';

/** How long to wait while another process writes, and how often to retry. */
export const busyTimeoutMs = 5000;
const retryIntervalMs = 10;

/** Runs `work` in a transaction, once no other process is writing. */
export async function transaction(database: DatabaseSync, work: () => void): Promise<void> {
  const deadline = Date.now() + busyTimeoutMs;
  try {
    // Waiting inside SQLite would block the event loop.
    while (!tryBegin(database)) {
      if (Date.now() > deadline) throw new Error('another process has been writing for too long');
      await pause(retryIntervalMs);
    }
    work();
    database.exec('commit');
  } catch (fault) {
    if (database.isTransaction) database.exec('rollback');
    throw fault instanceof HistoryMoved ? fault : new StoreUnavailable(fault);
  }
}

const busyCode = 5;

/** Begins a write transaction, or returns false at once if another process is writing. */
export function tryBegin(database: DatabaseSync): boolean {
  database.exec('pragma busy_timeout = 0');
  try {
    database.exec('begin immediate');
    return true;
  } catch (fault) {
    if (resultCode(fault) === busyCode) return false;
    throw fault;
  } finally {
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  }
}
