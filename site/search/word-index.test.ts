import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { WordIndex } from './word-index.ts';

const exactly = { prefix: false, edits: 0 };

/** Titles count twice as much as texts. */
function indexOf(...documents: readonly (readonly [title: string, text: string])[]): WordIndex {
  const index = new WordIndex([2, 1]);
  for (const each of documents) index.add(each);
  return index;
}

function best(index: WordIndex, ...asked: Parameters<WordIndex['find']>): number[] {
  return [...index.find(...asked).scores.entries()]
    .filter(([, score]) => score > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([number]) => number);
}

describe('WordIndex', () => {
  it('finds a word in any field, a title before a text, accents and capitals aside', () => {
    const index = indexOf(['Visas', 'Once in SÃO Paulo'], ['São Paulo', 'A week'], ['Rio', 'Sol']);
    expect(best(index, 'sao', exactly)).toEqual([1, 0]);
    expect(index.find('sao', exactly).words).toEqual(['sao']);
  });

  it('finds words that begin with it, the whole word first', () => {
    const index = indexOf(['Turtles', ''], ['Turtle', ''], ['Turin', '']);
    expect(best(index, 'turtle', { prefix: true, edits: 0 })).toEqual([1, 0]);
    expect(best(index, 'turtle', exactly)).toEqual([1]);
  });

  it('forgives as many edits as it may', () => {
    const index = indexOf(['Lisbon', '']);
    expect(best(index, 'lizbom', { prefix: false, edits: 1 })).toEqual([]);
    expect(best(index, 'lizbom', { prefix: false, edits: 2 })).toEqual([0]);
  });

  it('puts first what says a word more often, or in fewer words', () => {
    const index = indexOf(
      ['', 'surf and then many other things there are'],
      ['', 'surf surf surf and other things there are'],
      ['', 'surf'],
      ['', 'nothing'],
    );
    expect(best(index, 'surf', exactly).at(-1)).toBe(0);
  });

  it('knows the words that are near in some of the fields, the nearest first', () => {
    const index = indexOf(['Oslo', 'Osho'], ['Bergen', 'Oslow'], ['Osl', '']);
    expect(index.similar('oslo', 1, [0])).toEqual([
      { word: 'oslo', number: 0 },
      { word: 'osl', number: 2 },
    ]);
    index.remove(0, ['Oslo', 'Osho']);
    expect(index.similar('oslo', 1, [0])).toEqual([{ word: 'osl', number: 2 }]);
  });

  it('finds a removed document no more, and ranks as if it had never been there', () => {
    const texts = [
      ['Oslo', 'A night'],
      ['Bergen', 'Two nights in Oslo'],
    ] as const;
    const index = indexOf(['Oslo', 'Gone'], ...texts);
    index.remove(0, ['Oslo', 'Gone']);
    expect(index.size).toBe(2);
    const scores = (each: WordIndex) =>
      [...each.find('oslo', exactly).scores].filter((score) => score > 0);
    expect(scores(index)).toEqual(scores(indexOf(...texts)));
  });

  it('gives the number of a removed document to the next one', () => {
    const index = indexOf(['Oslo', 'A night'], ['Bergen', '']);
    index.remove(0, ['Oslo', 'A night']);
    expect(index.add(['Lima', 'A day'])).toBe(0);
    expect(best(index, 'night', exactly)).toEqual([]);
    expect(best(index, 'day', exactly)).toEqual([0]);
  });

  it('counts a word thousands of times, and knows a very long one by its beginning', () => {
    const index = indexOf(['', 'again '.repeat(5_000)], ['', 'x'.repeat(5_000)]);
    expect(best(index, 'again', exactly)).toEqual([0]);
    expect(best(index, 'x'.repeat(40), exactly)).toEqual([1]);
  });

  it('takes no room for what may come, for words that stand in one place', () => {
    setFlagsFromString('--expose-gc');
    const collectOnce: () => void = runInNewContext('gc');
    setFlagsFromString('--no-expose-gc');
    // Twice: the first run leaves what only became garbage during it.
    const collect = () => [collectOnce(), collectOnce()];
    const words = Array.from({ length: 20_000 }, (_, at) => `word${at.toString(36)}`);
    const text = words.join(' ');
    collect();
    const before = process.memoryUsage().heapUsed;
    const index = indexOf(['', text]);
    index.trim();
    collect();
    const grown = process.memoryUsage().heapUsed - before;
    expect(index.find('word1', exactly).words).toEqual(['word1']);
    expect(grown / words.length).toBeLessThan(260);
  });
});
