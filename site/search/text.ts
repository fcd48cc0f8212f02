/** Letters that have no accent to take off, and still are two others. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

const plain = /^[a-z0-9]*$/;

/** A word as it is compared: small, without accents. */
export function folded(word: string): string {
  const small = word.toLowerCase();
  if (plain.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (letter) => ligatures[letter] ?? letter);
}

/** A piece of text, and whether it is what was searched for. */
export type Piece = readonly [text: string, marked: boolean];

export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, folded. */
export function wordsOf(text: string): readonly string[] {
  return (text.match(wordPattern) ?? []).map(folded);
}

/** A text in pieces, those words marked that are among the terms. */
export function marked(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const pieces: [string, boolean][] = [];
  const add = (piece: string, mark: boolean) => {
    const before = pieces.at(-1);
    if (piece === '') return;
    if (before?.[1] === mark) before[0] += piece;
    else pieces.push([piece, mark]);
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!terms.has(folded(word))) continue;
    add(text.slice(end, index), false);
    add(word, true);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return pieces;
}

const excerptLength = 170;

interface Place {
  term: string;
  index: number;
}

/** A text, and the same in small letters without accents, each in its place. */
export interface SearchedText {
  readonly text: string;
  /** Null where a letter becomes two, or two become one: such a text is looked through word by word. */
  readonly plain: string | null;
}

export function searchedText(text: string): SearchedText {
  const small = text.toLowerCase();
  const isInPlace = small.length === text.length && !/[œæßøł]|\p{M}/u.test(small);
  return { text, plain: isInPlace ? small.replace(/[\u0080-\uffff]/g, withoutAccent) : null };
}

function withoutAccent(letter: string): string {
  const base = folded(letter);
  return base.length === 1 ? base : letter;
}

/** The part of a text in which most of the terms stand, cut between words; null where none of them stands in it. */
export function excerpt(searched: SearchedText, terms: ReadonlySet<string>): string | null {
  const { text, plain } = searched;
  const places = plain === null ? placesByWords(text, terms) : placesIn(plain, terms);
  if (places.length === 0) return null;
  return text.length <= excerptLength ? text : cutAround(text, fullest(places));
}

function placesByWords(text: string, terms: ReadonlySet<string>): Place[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
    const term = folded(word);
    return terms.has(term) ? [{ term, index }] : [];
  });
}

const letter = /[\p{L}\p{M}\p{N}]/u;

function placesIn(plain: string, terms: ReadonlySet<string>): Place[] {
  const places: Place[] = [];
  for (const term of terms)
    for (let index = plain.indexOf(term); index >= 0; index = plain.indexOf(term, index + 1)) {
      const isWord = !letter.test((plain[index - 1] ?? '') + (plain[index + term.length] ?? ''));
      if (isWord) places.push({ term, index });
    }
  return places.sort((one, other) => one.index - other.index);
}

/** Where so much of a text begins as has the most terms. */
function fullest(places: readonly Place[]): number {
  let best = { index: 0, terms: 0 };
  let end = 0;
  const near = new Map<string, number>();
  for (const { term, index } of places) {
    for (; end < places.length; end += 1) {
      const place = places[end];
      if (!place || place.index >= index + excerptLength - 40) break;
      near.set(place.term, (near.get(place.term) ?? 0) + 1);
    }
    if (near.size > best.terms) best = { index, terms: near.size };
    const left = (near.get(term) ?? 0) - 1;
    if (left > 0) near.set(term, left);
    else near.delete(term);
  }
  return best.index;
}

/** Some words before the place, and as many after it as there is room for. */
function cutAround(text: string, index: number): string {
  const early = Math.max(0, index - 40);
  const start = early === 0 ? 0 : text.indexOf(' ', early) + 1;
  const late = start + excerptLength;
  const end = late >= text.length ? text.length : text.lastIndexOf(' ', late);
  const shown = text.slice(start, end).trim();
  return `${start > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`;
}
