import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as immediate } from 'node:timers/promises';
import { pageSize, readHistory } from './read-history.ts';
import { inFile, isDamage } from './sqlite-faults.ts';
import { type Commit, type CommitRow, DamagedStore, emptyHistory, type Tip } from './store.ts';

/** How many sequences are tried one by one after a damaged page. */
const maxSalvageScan = 20_000;

/** Reads the commits in the file at a path. */
export function sqliteHistory<Event>(database: DatabaseSync, path: string) {
  const page = database.prepare(
    'select * from commits where sequence > ? order by sequence limit ?',
  );
  const last = database.prepare(
    'select sequence, checksum from commits order by sequence desc limit 1',
  );
  const one = database.prepare('select * from commits where sequence = ?');
  const at = database.prepare('select sequence, checksum from commits where sequence = ?');

  function pageAfter(sequence: number): CommitRow[] {
    return inFile(path, () => page.all(sequence, pageSize)) as unknown as CommitRow[];
  }

  /** The readable rows of a damaged page of the file. */
  function rowsOneByOne(last: number): CommitRow[] {
    const readable: CommitRow[] = [];
    for (
      let sequence = last + 1;
      sequence <= last + maxSalvageScan && readable.length < pageSize;
      sequence += 1
    )
      try {
        const row = one.get(sequence) as CommitRow | undefined;
        if (row) readable.push(row);
      } catch (fault) {
        if (!isDamage(fault)) throw fault;
      }
    return readable;
  }

  function rows(after: number, read: typeof pageAfter): AsyncGenerator<Commit<Event> | string> {
    return readHistory<Event>(after, {
      at: (sequence) => inFile(path, () => at.get(sequence)) as Tip | undefined,
      async page(last) {
        // SQLite is synchronous: without a pause, reading a long history would block other requests.
        await immediate();
        return read(last);
      },
    });
  }

  return {
    last: () => (last.get() as Tip | undefined) ?? emptyHistory,

    has: ({ sequence, checksum }: Tip) =>
      (at.get(sequence) as Tip | undefined)?.checksum === checksum,

    /** Every commit after a sequence; a sentence in place of a damaged one. */
    after: (sequence: number) => rows(sequence, pageAfter),

    /** The same, without those on a damaged page of the file. */
    readableAfter: (sequence: number) =>
      rows(sequence, (last) => {
        try {
          return pageAfter(last);
        } catch (fault) {
          if (!(fault instanceof DamagedStore)) throw fault;
          return rowsOneByOne(last);
        }
      }),
  };
}

/** Removes a commit; the next one keeps what is needed to verify the chain. */
export function compactCommit(database: DatabaseSync, { sequence, checksum }: Tip): void {
  const row = database
    .prepare('select compacted_from from commits where sequence = ? and checksum = ?')
    .get(sequence, checksum);
  const successor = database
    .prepare('select min(sequence) as sequence from commits where sequence > ?')
    .get(sequence)?.sequence;
  if (!row || typeof successor !== 'number') return;
  database
    .prepare(
      `update commits set compacted_from = ?, compacted_checksum = coalesce(compacted_checksum, ?)
       where sequence = ?`,
    )
    .run(row.compacted_from ?? sequence, checksum, successor);
  database.prepare('delete from commits where sequence = ?').run(sequence);
}
