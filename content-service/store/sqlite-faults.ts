import { DamagedStore, StoreUnavailable } from './store.ts';

/** SQLite's result codes for a damaged file, and for one that is not a database. */
const corruptCode = 11;
const notADatabaseCode = 26;
/** The extended codes SQLITE_IOERR_SHMOPEN and SQLITE_IOERR_SHMSIZE. */
const noRoomBeside: readonly unknown[] = [4618, 4874];

/** The primary result code of an SQLite error; undefined for any other error. */
export function resultCode(fault: unknown): number | undefined {
  // The lowest byte of an extended code is the primary one.
  return fault instanceof Error && 'errcode' in fault ? Number(fault.errcode) % 256 : undefined;
}

export function isDamage(fault: unknown): fault is Error {
  const code = resultCode(fault);
  return code === corruptCode || code === notADatabaseCode;
}

/** What SQLite calls a disk I/O error where the disk has no room for the small file beside the database. */
function noRoomIn(fault: unknown): Error | null {
  return fault instanceof Error && 'errcode' in fault && noRoomBeside.includes(fault.errcode)
    ? new Error('the disk is full', { cause: fault })
    : null;
}

/** Runs a function, and converts SQLite errors to messages that name the file. */
export function inFile<Result>(path: string, run: () => Result, canOpen = true): Result {
  try {
    return run();
  } catch (fault) {
    if (isDamage(fault)) throw new DamagedStore(`SQLite says: ${fault.message}.`, path, canOpen);
    if (resultCode(fault) === undefined) throw fault;
    throw new StoreUnavailable(noRoomIn(fault) ?? fault, `${path} cannot be used`);
  }
}
