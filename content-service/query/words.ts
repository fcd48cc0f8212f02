import { binarySearch, plainLetters } from '@farol/content-model';

/** "Époustouflant" matches "epoustouflant". */
export function wordsIn(text: string): string[] {
  return plainLetters(text.replace(trademarks, ' ')).match(wordPattern) ?? [];
}

/** In plain letters they would belong to the word before them. */
const trademarks = /[™℠]/g;

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
  return words[binarySearch(words, (value) => value >= word)] === word;
}
