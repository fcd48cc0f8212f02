import { setTimeout as pause } from 'node:timers/promises';
import { type Language, type LanguageKey, languages } from '@farol/content-model';
import type { Content } from '../content/content.ts';
import { topicNames } from '../content/topic-names.ts';
import { whenIdle } from '../publish/idle.ts';
import type { WorkQueue } from '../turns/queue.ts';
import { findable } from './entries.ts';
import { SearchIndex } from './index.ts';

/** The published content and a previewed one are both looked through by turns. */
const mostIndexes = 2;

/** Milliseconds before anything is read, of reading, between two readings, and until one begins though others ask. */
const turns = { before: 500, reading: 4, between: 8, mostBetween: 1_000 };

interface Made {
  content: Content;
  index: SearchIndex;
}

const indexes = new Map<LanguageKey, readonly Made[]>();

/**
 * The index of a content in a language. To read ten thousand documents takes seconds, so the index of the content
 * before follows to the next one, which differs by a few; whoever searches reads what is left.
 */
export function searchIndex(content: Content, language: Language): SearchIndex {
  const made = indexes.get(language.key) ?? [];
  const fitting = made.find((each) => each.content === content) ?? alike(made, content, language);
  const index = fitting?.index ?? new SearchIndex(language, topicNames(content, language));
  if (fitting?.content !== content) index.follow(content);
  const others = made.filter((each) => each !== fitting);
  indexes.set(language.key, [{ content, index }, ...others].slice(0, mostIndexes));
  return index;
}

/**
 * Reads a content in all languages before anybody searches it, as long as it is the one that is shown: little by
 * little, once everybody who came right after a start or a publication has been answered.
 */
export async function prepareSearch(
  queue: WorkQueue,
  content: Content,
  isShown: () => boolean,
): Promise<void> {
  await pause(turns.before, undefined, { ref: false });
  for (const language of languages)
    for (
      let isRead = false;
      !isRead && isShown();
      await pause(turns.between, undefined, { ref: false })
    ) {
      await whenIdle(turns.mostBetween);
      isRead = await queue.run('background', function* () {
        const index = searchIndex(content, language);
        yield* index.read(turns.reading);
        return index.left === 0;
      });
    }
}

/** The index of a content that has at least half of its documents in common with this one, and their topics’ names. */
function alike(made: readonly Made[], content: Content, language: Language): Made | undefined {
  const size = findable(content, language).length;
  const topics = topicNames(content, language);
  return made.find(
    ({ index }) => size > 0 && index.topics.isLike(topics) && index.shared(content) * 2 >= size,
  );
}
