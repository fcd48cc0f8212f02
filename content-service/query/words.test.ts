import { describe, expect, it } from 'vitest';
import { includesWord, knownWords, wordNumbers, wordsIn } from './words.ts';

describe('wordsIn', () => {
  it('parts words at everything that is neither letter nor digit', () => {
    expect(wordsIn("L'été à São-Paulo, 2026!")).toEqual(['l', 'ete', 'a', 'sao', 'paulo', '2026']);
    expect(wordsIn('東京 🏝️')).toEqual(['東京', '🏝']);
    expect(wordsIn(' \t!')).toEqual([]);
  });

  it('takes no trademark for letters of the word before it', () => {
    expect(wordsIn('IELTS™ and Kolibri℠')).toEqual(['ielts', 'and', 'kolibri']);
  });

  it('reads letters of all kinds as people type them', () => {
    expect(wordsIn('Đà Nẵng CŒUR ﬁn İstanbul Þórsmörk Diyarbakır').join(' ')).toBe(
      'da nang coeur fin istanbul thorsmork diyarbakir',
    );
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
