import { setTimeout as pause } from 'node:timers/promises';
import { contentWordsOf } from './lists/content-words.ts';
import { pagesOf } from './lists/page-list.ts';
import type { Repository } from './repository/repository.ts';
import type { RecordStore } from './store/records.ts';
import { pagesInLanguagesOf } from './translations/pages.ts';

/** Delay, because startup has more urgent work. */
const defaultDelayMs = 2_000;

/** Warms slow caches before the first editor needs them, if there are editors at all. */
export async function readyForEditors(
  repository: Repository,
  records: RecordStore,
  { ending, delayMs = defaultDelayMs }: { ending: AbortSignal; delayMs?: number },
): Promise<void> {
  try {
    await pause(delayMs, undefined, { ref: false, signal: ending });
    if ((await records.list('person')).length === 0) return;
    const { columns } = await pagesOf(repository);
    await contentWordsOf(columns).areRead(repository);
    await pagesInLanguagesOf(repository).all();
  } catch (fault) {
    // Ignored while the service stops, which interrupts this.
    if (!ending.aborted) throw fault;
  }
}
