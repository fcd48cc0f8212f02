import { setTimeout as pause } from 'node:timers/promises';
import { type Language, type LanguageKey, languages } from '@farol/content-model';
import type { Content } from '../content/content.ts';
import { topicNames } from '../content/topic-names.ts';
import { whenIdle } from '../turns/idle.ts';
import type { WorkQueue } from '../turns/queue.ts';
import { findable } from './entries.ts';
import { SearchIndex } from './search-index.ts';

/** Per language: one for the published content and one for a preview. */
const maxIndexes = 2;

/** Of indexing ahead: the delay before it, the length of each run, the pause between, and how long load may put it off. */
const timing = { delayMs: 500, runMs: 4, pauseMs: 8, maxIdleWaitMs: 1_000 };

interface ContentIndex {
  content: Content;
  index: SearchIndex;
}

const indexes = new Map<LanguageKey, readonly ContentIndex[]>();

/**
 * The index of a content in a language. Indexing ten thousand documents takes seconds, so the index of a similar content
 * is updated, and its remaining documents are read by the searches.
 */
export function searchIndex(content: Content, language: Language): SearchIndex {
  const existing = indexes.get(language.key) ?? [];
  const match =
    existing.find((each) => each.content === content) ?? similar(existing, content, language);
  const index = match?.index ?? new SearchIndex(language, topicNames(content, language));
  if (match?.content !== content) index.update(content);
  const others = existing.filter((each) => each !== match);
  indexes.set(language.key, [{ content, index }, ...others].slice(0, maxIndexes));
  return index;
}

/**
 * Indexes a content in all languages ahead of the first search, in the background and with a delay, so that it does not
 * slow down requests right after a start or a publication. Stops when the content is replaced.
 */
export async function prepareSearch(
  queue: WorkQueue,
  content: Content,
  isCurrent: () => boolean,
): Promise<void> {
  await pause(timing.delayMs, undefined, { ref: false });
  for (const language of languages) {
    let isDone = false;
    while (!isDone && isCurrent()) {
      await whenIdle(timing.maxIdleWaitMs);
      isDone = await queue.run('background', function* () {
        const index = searchIndex(content, language);
        yield* index.read(timing.runMs);
        return index.remaining === 0;
      });
      await pause(timing.pauseMs, undefined, { ref: false });
    }
  }
}

/** An index with at least half of the content's documents, and with the same topic names. */
function similar(
  existing: readonly ContentIndex[],
  content: Content,
  language: Language,
): ContentIndex | undefined {
  const size = findable(content, language).length;
  if (size === 0) return undefined;
  const topics = topicNames(content, language);
  return existing.find(
    ({ index }) => index.topics.isLike(topics) && index.countShared(content) * 2 >= size,
  );
}
