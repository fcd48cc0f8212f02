import { describe, expect, it } from 'vitest';
import { fold, includesWord, knownWords, wordNumbers, wordsIn } from './words.ts';

describe('fold', () => {
  it.each([
    ['Época', 'epoca'],
    ['CŒUR', 'coeur'],
    ['Straße', 'strasse'],
    ['ﬁn', 'fin'],
    ['İstanbul', 'istanbul'],
    ['plain', 'plain'],
  ])('reads %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('wordsIn', () => {
  it('parts words at everything that is neither letter nor digit', () => {
    expect(wordsIn("L'été à São-Paulo, 2026!")).toEqual(['l', 'ete', 'a', 'sao', 'paulo', '2026']);
    expect(wordsIn('東京 🏝️')).toEqual(['東京', '🏝']);
    expect(wordsIn(' \t!')).toEqual([]);
  });
});

describe('wordNumbers', () => {
  it('numbers each word once and finds them again', () => {
    const numbers = wordNumbers(['unheard words', 'words Unheard']);
    expect(numbers).toHaveLength(2);
    const known = knownWords('WORDS unheard');
    expect(known?.every((word) => includesWord(numbers, word))).toBe(true);
    expect(includesWord(wordNumbers(['words']), known?.[1] ?? -1)).toBe(false);
  });

  it('knows no word that was never read', () => {
    expect(knownWords('neverread')).toBeNull();
  });
});
