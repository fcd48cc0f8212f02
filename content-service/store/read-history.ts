import {
  type Commit,
  type CommitRow,
  DamagedStore,
  emptyHistory,
  readCommit,
  type Tip,
} from './store.ts';

/** Rows per query, so that a long history is never held in memory as a whole. */
export const pageSize = 500;

interface HistoryReader {
  at(sequence: number): Promise<Tip | undefined> | Tip | undefined;
  /** The next rows after a sequence, at most `pageSize`. */
  page(after: number): Promise<readonly CommitRow[]> | readonly CommitRow[];
}

/** Every commit after a sequence, verified against the previous one; a sentence in place of a damaged one. */
export async function* readHistory<Event>(
  after: number,
  reader: HistoryReader,
): AsyncGenerator<Commit<Event> | string> {
  let previous = after === 0 ? emptyHistory : ((await reader.at(after)) ?? lastCompacted(after));
  for (let last = after; ; ) {
    const rows = await reader.page(last);
    for (const row of rows) {
      yield readCommit<Event>(row, previous);
      previous = row;
      last = row.sequence;
    }
    if (rows.length < pageSize) return;
  }
}

/** Stands for a commit that is not there: the next one has to follow from what was compacted, this one included. */
function lastCompacted(sequence: number): Tip {
  return { sequence: sequence - 1, checksum: '' };
}

/** The same, but throws on the first damaged commit. */
export async function* verifiedHistory<Event>(
  commits: AsyncIterable<Commit<Event> | string>,
  place: string,
): AsyncGenerator<Commit<Event>> {
  for await (const commit of commits) {
    if (typeof commit === 'string') throw new DamagedStore(commit, place);
    yield commit;
  }
}

/** Only the sentences about damaged commits. */
export async function* faultsOfCommits(
  commits: AsyncIterable<Commit | string>,
): AsyncGenerator<string> {
  for await (const commit of commits) if (typeof commit === 'string') yield commit;
}
