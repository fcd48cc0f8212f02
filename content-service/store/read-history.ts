import {
  type Commit,
  type CommitRow,
  DamagedStore,
  emptyHistory,
  readCommit,
  type Tip,
} from './store.ts';

/** Rows read at a time, so that a long history never lies in memory as a whole. */
export const PAGE = 500;

interface Pages {
  at(sequence: number): Promise<Tip | undefined> | Tip | undefined;
  /** The next rows after a sequence, at most `PAGE`. */
  page(after: number): Promise<readonly CommitRow[]> | readonly CommitRow[];
}

/** Every commit after a sequence, each held against the one before it; a sentence where it does not fit. */
export async function* readHistory<Event>(
  after: number,
  pages: Pages,
): AsyncGenerator<Commit<Event> | string> {
  let previous: Tip | null = after === 0 ? emptyHistory : ((await pages.at(after)) ?? null);
  for (let last = after; ; ) {
    const found = await pages.page(last);
    for (const row of found) {
      yield readCommit<Event>(row, previous);
      previous = row;
      last = row.sequence;
    }
    if (found.length < PAGE) return;
  }
}

/** The same where every commit has to fit. */
export async function* soundHistory<Event>(
  commits: AsyncIterable<Commit<Event> | string>,
  place: string,
): AsyncGenerator<Commit<Event>> {
  for await (const commit of commits) {
    if (typeof commit === 'string') throw new DamagedStore(commit, place);
    yield commit;
  }
}
