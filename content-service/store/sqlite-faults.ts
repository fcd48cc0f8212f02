import { DamagedStore, StoreUnavailable } from './store.ts';

/** What SQLite calls a file that is damaged, and one that is none of its own. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** The kind of a fault of SQLite; undefined for any other. */
export function kindOf(fault: unknown): number | undefined {
  // The lowest byte is the kind.
  return fault instanceof Error && 'errcode' in fault ? Number(fault.errcode) % 256 : undefined;
}

export function isDamage(fault: unknown): fault is Error {
  const kind = kindOf(fault);
  return kind === CORRUPT || kind === NOT_A_DATABASE;
}

/** Does something with a file of SQLite's; its faults come out as sentences that name the file. */
export function inFile<Result>(path: string, work: () => Result, opens = true): Result {
  try {
    return work();
  } catch (fault) {
    if (isDamage(fault)) throw new DamagedStore(`SQLite says: ${fault.message}.`, path, opens);
    throw kindOf(fault) === undefined
      ? fault
      : new StoreUnavailable(fault, `${path} cannot be used`);
  }
}
