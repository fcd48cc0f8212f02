import { firstIndex } from '@farol/content-model';

/** Removes case and accents for comparisons: "Époustouflant" matches "epoustouflant". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter);
}

const plain = /^[\0-\x7f]*$/;
const marks = /\p{M}+/gu;
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

export function wordsIn(text: string): string[] {
  return fold(text).match(wordPattern) ?? [];
}

const wordPattern = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;

/**
 * Every word has a number, so that the words of a document are a compact, sorted list of numbers. The vocabulary is
 * never reduced; it grows with the words that editors write.
 */
const numbers = new Map<string, number>();

export function vocabularySize(): number {
  return numbers.size;
}

/** The numbers of a search's words; null if one of them is in no document. */
export function knownWords(text: string): readonly number[] | null {
  const known = Array.from(new Set(wordsIn(text)), (word) => numbers.get(word));
  return known.every((number) => number !== undefined) ? known : null;
}

export function wordNumbers(texts: Iterable<string>): Uint32Array {
  const found = new Set<number>();
  for (const text of texts) for (const word of wordsIn(text)) found.add(numberOf(word));
  return Uint32Array.from(found).sort();
}

function numberOf(word: string): number {
  const existing = numbers.get(word);
  if (existing !== undefined) return existing;
  const number = numbers.size;
  numbers.set(word, number);
  return number;
}

export function includesWord(words: Uint32Array, word: number): boolean {
  return words[firstIndex(words, (value) => value >= word)] === word;
}
