import { plainLetters } from '@farol/content-model';

/** A piece of text, and whether it matches the search. */
export type Piece = readonly [text: string, marked: boolean];

export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, in the form used for comparison. */
export function wordsOf(text: string): readonly string[] {
  return (text.match(wordPattern) ?? []).map(plainLetters);
}

/** Splits a text into pieces, with the words among the terms marked. */
export function marked(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const pieces: [text: string, isMarked: boolean][] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (piece === '') return;
    if (last?.[1] === isMarked) last[0] += piece;
    else pieces.push([piece, isMarked]);
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!terms.has(plainLetters(word))) continue;
    add(text.slice(end, index), false);
    add(word, true);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return pieces;
}

/** The letters that occur most. */
const latin = Array.from({ length: 0x250 }, (_, code) => plainLetters(String.fromCharCode(code)));

const excerptLength = 170;
/** Of the text before the first term. */
const contextLength = 40;

interface Occurrence {
  term: string;
  index: number;
}

export interface SearchableText {
  readonly text: string;
  readonly folded: string;
  /** Where indexes of the folded text begin to be larger than those of the text, and by how much. */
  readonly offsets: readonly { from: number; by: number }[];
}

export function searchableText(text: string): SearchableText {
  const offsets: { from: number; by: number }[] = [];
  let by = 0;
  // The only letter that is longer in lower case.
  const lower = text.replaceAll('İ', 'I').toLowerCase();
  // Left out is punctuation (dashes, quotes), which occurs often.
  const whole = lower.replace(/[\u0080-\u1fff\u2070-\uffff]/g, (letter, index: number) => {
    const base = latin[letter.charCodeAt(0)] ?? plainIfLetter(letter);
    if (base.length !== 1) {
      by += base.length - 1;
      offsets.push({ from: index + 1 + by, by });
    }
    return base;
  });
  return { text, folded: whole, offsets };
}

/** Signs stay: a “™” that became letters would belong to the word before it. */
function plainIfLetter(text: string): string {
  return letter.test(text) ? plainLetters(text) : text;
}

/** The part of a text with the most terms, cut between words; null if it has none of them. */
export function excerpt(searchable: SearchableText, terms: ReadonlySet<string>): string | null {
  const { text, offsets } = searchable;
  const occurrences = occurrencesIn(searchable.folded, terms);
  if (occurrences.length === 0) return null;
  if (text.length <= excerptLength) return text;
  const index = densestIndex(occurrences);
  return cutAround(text, index - (offsets.findLast(({ from }) => from <= index)?.by ?? 0));
}

const letter = /[\p{L}\p{M}\p{N}]/u;

function occurrencesIn(text: string, terms: ReadonlySet<string>): Occurrence[] {
  const occurrences: Occurrence[] = [];
  for (const term of terms)
    for (let index = text.indexOf(term); index >= 0; index = text.indexOf(term, index + 1)) {
      const isWord = !letter.test((text[index - 1] ?? '') + (text[index + term.length] ?? ''));
      if (isWord) occurrences.push({ term, index });
    }
  return occurrences.sort((one, other) => one.index - other.index);
}

/** The start of the excerpt with the most different terms, by a sliding window. */
function densestIndex(occurrences: readonly Occurrence[]): number {
  let best = { index: 0, terms: 0 };
  let end = 0;
  const counts = new Map<string, number>();
  for (const { term, index } of occurrences) {
    for (; end < occurrences.length; end += 1) {
      const next = occurrences[end];
      if (!next || next.index >= index + excerptLength - contextLength) break;
      counts.set(next.term, (counts.get(next.term) ?? 0) + 1);
    }
    if (counts.size > best.terms) best = { index, terms: counts.size };
    const left = (counts.get(term) ?? 0) - 1;
    if (left > 0) counts.set(term, left);
    else counts.delete(term);
  }
  return best.index;
}

/** An excerpt with some words before the index. */
function cutAround(text: string, index: number): string {
  const earliest = Math.max(0, index - contextLength);
  const start = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1;
  const latest = start + excerptLength;
  const end = latest >= text.length ? text.length : text.lastIndexOf(' ', latest);
  // A separator that the cut leaves at an end separates nothing.
  const cut = text.slice(start, end).replace(/^[\s·]+|[\s·]+$/g, '');
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}
