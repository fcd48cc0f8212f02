import { type Language, type LanguageKey, languages } from '@farol/content-model';
import type { Content } from '../content/content.ts';
import { shared } from '../content/shared.ts';
import { quiet } from '../publish/quiet.ts';
import { findable } from './entries.ts';
import { SearchIndex } from './index.ts';

/** The published content and a previewed one are both looked through by turns. */
const mostIndexes = 2;

/** So few documents are read at once; for more of them nobody waits. */
const fewDocuments = 20;

/**
 * Milliseconds of reading, and between two readings: the requests that came meanwhile are answered first. Who comes
 * right after a start or a publication is not to wait for this at all.
 */
const turns = { before: 500, reading: 4, between: 8, mostBetween: 1_000 };

/** Milliseconds that a search waits for what is still to be read. */
const patience = 300;

interface Made {
  content: Content;
  index: SearchIndex;
}

const indexes = new Map<LanguageKey, readonly Made[]>();
const unfinished = new Set<SearchIndex>();
let isReading = false;

/**
 * The index of a content in a language. To read ten thousand documents takes seconds, so it is done little by
 * little, and the index of the content before follows to the next one, which differs by a few.
 */
export function searchIndex(content: Content, language: Language): SearchIndex {
  const made = indexes.get(language.key) ?? [];
  const fitting = made.find((each) => each.content === content) ?? alike(made, content, language);
  const index = fitting?.index ?? new SearchIndex(language);
  if (fitting?.content !== content) index.follow(content);
  const others = made.filter((each) => each !== fitting);
  const kept = [{ content, index }, ...others];
  for (const each of kept.splice(mostIndexes)) unfinished.delete(each.index);
  indexes.set(language.key, kept);
  if (index.left <= fewDocuments) index.read();
  else readLater(index);
  return index;
}

/** Done once a content is read in a language; at the latest after a moment, then titles have to do. */
export async function searchReady(content: Content, language: Language): Promise<void> {
  const index = searchIndex(content, language);
  if (index.left === 0) return;
  await Promise.race([shared(wanted, index, () => readWanted(index)), pause(patience)]);
}

/** However many search, one reads. */
const wanted = new Map<SearchIndex, Promise<void>>();

async function readWanted(index: SearchIndex): Promise<void> {
  while (unfinished.has(index) && index.left > 0) {
    await pause(turns.between);
    index.read(turns.reading);
  }
}

/** Begins to read a content in all languages before anybody searches it, as long as it is the one that is shown. */
export async function prepareSearch(content: Content, isShown: () => boolean): Promise<void> {
  await pause(turns.before);
  for (const language of languages) {
    if (!isShown()) return;
    searchIndex(content, language);
    await pause(turns.between);
  }
}

/** The index of a content that has at least half of its documents in common with this one. */
function alike(made: readonly Made[], content: Content, language: Language): Made | undefined {
  const size = findable(content, language).length;
  return made.find(({ index }) => size > 0 && index.shared(content) * 2 >= size);
}

function readLater(index: SearchIndex): void {
  unfinished.add(index);
  if (isReading) return;
  isReading = true;
  void readAll();
}

/** One index after the other, so that the first is soon whole. */
async function readAll(): Promise<void> {
  for (;;) {
    const [index] = unfinished;
    if (!index) break;
    await pause(turns.between);
    await quiet(turns.mostBetween);
    index.read(turns.reading);
    if (index.left === 0) unfinished.delete(index);
  }
  isReading = false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
