import { setTimeout as pause } from 'node:timers/promises';
import { contentWordsOf } from './lists/content-words.ts';
import { pagesOf } from './lists/page-list.ts';
import type { Repository } from './repository/repository.ts';
import type { RecordStore } from './store/records.ts';
import { pagesInLanguagesOf } from './translations/pages.ts';

/** A start has better things to do for so long. */
const WAIT_MS = 2_000;

/** Works out what takes long the first time, before the first editor asks for it; where there are any. */
export async function readyForEditors(
  repository: Repository,
  records: RecordStore,
  { ending, waitMs = WAIT_MS }: { ending: AbortSignal; waitMs?: number },
): Promise<void> {
  try {
    await pause(waitMs, undefined, { ref: false, signal: ending });
    if ((await records.list('person')).length === 0) return;
    const { columns } = await pagesOf(repository);
    await contentWordsOf(columns).areRead(repository);
    await pagesInLanguagesOf(repository).all();
  } catch (fault) {
    // A service that ends stops in the middle of it.
    if (!ending.aborted) throw fault;
  }
}
