import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { resultCode } from './sqlite-faults.ts';
import { HistoryMoved, StoreUnavailable } from './store.ts';

/** How long to wait while another process writes, and how often to retry. */
export const BUSY_TIMEOUT_MS = 5000;
const RETRY_INTERVAL_MS = 10;

/** Runs `work` in a transaction, once no other process is writing. */
export async function transaction(database: DatabaseSync, work: () => void): Promise<void> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  try {
    // Waiting inside SQLite would block the event loop.
    while (!tryBegin(database)) {
      if (Date.now() > deadline) throw new Error('another process has been writing for too long');
      await pause(RETRY_INTERVAL_MS);
    }
    work();
    database.exec('commit');
  } catch (fault) {
    if (database.isTransaction) database.exec('rollback');
    throw fault instanceof HistoryMoved ? fault : new StoreUnavailable(fault);
  }
}

const BUSY = 5;

/** Begins a write transaction, or returns false at once if another process is writing. */
export function tryBegin(database: DatabaseSync): boolean {
  database.exec('pragma busy_timeout = 0');
  try {
    database.exec('begin immediate');
    return true;
  } catch (fault) {
    if (resultCode(fault) === BUSY) return false;
    throw fault;
  } finally {
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}
