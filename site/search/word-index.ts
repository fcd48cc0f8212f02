import { editDistance, lettersOf, mayBeWithin } from './edit-distance.ts';
import { folded, wordPattern } from './text.ts';

/** Where a word was found. */
export interface Found {
  /** By the number of the document; 0 where it was not found. */
  readonly scores: Float64Array;
  /** The words that were found for it. */
  readonly words: string[];
}

interface Term {
  readonly word: string;
  readonly letters: number;
  /** The fields it stands in, a bit for each. */
  fields: number;
  /** Where its first and its last place lie; 0 where it has none yet. */
  first: number;
  last: number;
}

interface Weighed {
  term: Term;
  weight: number;
}

/** A word longer than this is known by its beginning. */
export const longestWord = 40;
const fieldBits = 3;
const timesBits = 9;
const mostTimes = 2 ** timesBits - 1;
const mostFields = 2 ** fieldBits;

/** Beginnings are at least so long; the words that begin alike are found by it. */
export const shortestBeginning = 3;

/** How much a word counts that only begins with the one asked for, or is a slip of it. */
const weights = { beginning: 0.6, slip: 0.3 };
/** The usual ones of the BM25+ ranking. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };

/**
 * Which words stand in which fields of which documents, and a search by words with the BM25+ ranking. Ten thousand
 * documents have millions of places, so they lie in one list of numbers instead of maps.
 */
export class WordIndex {
  readonly #boosts: readonly number[];
  /** The folded words. */
  readonly #terms: Term[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #byBeginning = new Map<string, Term[]>();
  readonly #byLength: Term[][] = [];
  /** The same by words as they are written, so that a word is folded once. */
  #written = new Map<string, number>();
  /** Two numbers for each place: what it is, and where the next one of the same word lies. */
  #places = new Uint32Array(1024);
  #end = 2;
  /** How many words each field of each document has; less than none where it was removed. */
  readonly #lengths: number[] = [];
  readonly #totals: number[];
  #size = 0;

  /** `boosts` says how much each field counts. */
  constructor(boosts: readonly number[]) {
    this.#boosts = boosts;
    this.#totals = boosts.map(() => 0);
  }

  /** How many documents there are. */
  get size(): number {
    return this.#size;
  }

  /** How many were removed, whose places are still there. */
  get removed(): number {
    return this.#documents - this.#size;
  }

  /** How many there were, the removed ones too. */
  get #documents(): number {
    return this.#lengths.length / mostFields;
  }

  /** Takes a document in, by the texts of its fields, and gives it a number. */
  add(texts: readonly string[]): number {
    const number = this.#documents;
    const lengths = texts.map((text, field) => {
      const times = this.#timesIn(text);
      for (const [term, count] of times)
        this.#put(term, field, placeOf(number, field, Math.min(count, mostTimes)));
      return times.size;
    });
    for (let field = 0; field < mostFields; field += 1) this.#lengths.push(lengths[field] ?? 0);
    this.#count(number, 1);
    return number;
  }

  remove(number: number): void {
    const at = number * mostFields;
    if ((this.#lengths[at] ?? -1) < 0) return;
    this.#count(number, -1);
    this.#lengths.fill(-1, at, at + mostFields);
  }

  /** The documents with a folded word, with words that begin with it, and with words that so many edits make it. */
  find(word: string, { beginning, edits }: { beginning: boolean; edits: number }): Found {
    const found: Found = { scores: new Float64Array(this.#documents), words: [] };
    const exact = this.#terms[this.#numbers.get(word) ?? -1];
    const weighed = [
      ...(exact ? [{ term: exact, weight: 1 }] : []),
      ...(beginning ? this.#begunWith(word) : []),
      ...(edits > 0 ? this.#near(word, edits).filter(({ term }) => term !== exact) : []),
    ];
    for (const { term, weight } of weighed) this.#score(found, term, weight);
    return found;
  }

  /** Words that so many edits make of this one, the nearest first: each with a document that has it in one of the fields. */
  near(
    word: string,
    edits: number,
    fields: readonly number[],
  ): readonly { word: string; number: number }[] {
    const wanted = fields.reduce((bits, field) => bits | (1 << field), 0);
    return this.#near(word, edits, wanted)
      .sort((one, other) => other.weight - one.weight)
      .flatMap(({ term }) => {
        const number = this.#documentWith(term, fields);
        return number === undefined ? [] : [{ word: term.word, number }];
      });
  }

  /** Lets go of what only helps to take many documents in. */
  rest(): void {
    this.#written = new Map();
  }

  #begunWith(word: string): readonly Weighed[] {
    const alike = this.#byBeginning.get(word.slice(0, shortestBeginning)) ?? [];
    return alike.flatMap((term) => {
      const { length } = term.word;
      if (length === word.length || !term.word.startsWith(word)) return [];
      return [{ term, weight: (weights.beginning * length) / (1.3 * length - 0.3 * word.length) }];
    });
  }

  #near(word: string, edits: number, fields = -1): Weighed[] {
    const letters = lettersOf(word);
    const weighed: Weighed[] = [];
    for (let length = word.length - edits; length <= word.length + edits; length += 1)
      for (const term of this.#byLength[length] ?? []) {
        if ((term.fields & fields) === 0 || !mayBeWithin(letters, term.letters, edits)) continue;
        const distance = editDistance(word, term.word, edits);
        if (distance > edits) continue;
        weighed.push({ term, weight: (weights.slip * length) / (length + distance) });
      }
    return weighed;
  }

  #documentWith({ first }: Term, fields: readonly number[]): number | undefined {
    for (let at = first; at > 0; at = this.#places[at + 1] ?? 0) {
      const place = this.#places[at] ?? 0;
      if (fields.includes(fieldIn(place)) && this.#lengthAt(place) >= 0) return numberIn(place);
    }
    return undefined;
  }

  /** How many words the field of a place has. */
  #lengthAt(place: number): number {
    return this.#lengths[place >>> timesBits] ?? -1;
  }

  #score({ scores, words }: Found, { word, first }: Term, weight: number): void {
    const documents = this.#boosts.map(() => 0);
    for (let at = first; at > 0; at = this.#places[at + 1] ?? 0) {
      const place = this.#places[at] ?? 0;
      const field = fieldIn(place);
      if (this.#lengthAt(place) >= 0) documents[field] = (documents[field] ?? 0) + 1;
    }
    const rarity = documents.map((many) => Math.log(1 + (this.#size - many + 0.5) / (many + 0.5)));
    for (let at = first; at > 0; at = this.#places[at + 1] ?? 0) {
      const place = this.#places[at] ?? 0;
      const length = this.#lengthAt(place);
      if (length < 0) continue;
      const field = fieldIn(place);
      const times = place & mostTimes;
      const usual = (this.#totals[field] ?? 0) / this.#size;
      const { k, b, d } = bm25;
      const often = d + (times * (k + 1)) / (times + k * (1 - b + (b * length) / usual));
      const score = weight * (this.#boosts[field] ?? 1) * (rarity[field] ?? 0) * often;
      const number = numberIn(place);
      scores[number] = (scores[number] ?? 0) + score;
    }
    if (documents.some((many) => many > 0)) words.push(word);
  }

  #count(number: number, sign: 1 | -1): void {
    this.#size += sign;
    for (let field = 0; field < this.#totals.length; field += 1)
      this.#totals[field] =
        (this.#totals[field] ?? 0) + sign * (this.#lengths[number * mostFields + field] ?? 0);
  }

  #timesIn(text: string): Map<number, number> {
    const times = new Map<number, number>();
    for (const written of text.match(wordPattern) ?? []) {
      const term = this.#written.get(written) ?? this.#termOf(written);
      times.set(term, (times.get(term) ?? 0) + 1);
    }
    return times;
  }

  #termOf(written: string): number {
    // A part of a text keeps the whole text in memory; a copy does not.
    const copy = Buffer.from(written).toString();
    const word = folded(copy).slice(0, longestWord);
    const number = this.#numbers.get(word) ?? this.#newTerm(word);
    this.#written.set(copy, number);
    return number;
  }

  #newTerm(word: string): number {
    const term: Term = { word, letters: lettersOf(word), fields: 0, first: 0, last: 0 };
    const number = this.#terms.push(term) - 1;
    this.#numbers.set(word, number);
    const beginning = word.slice(0, shortestBeginning);
    const alike = this.#byBeginning.get(beginning) ?? [];
    alike.push(term);
    this.#byBeginning.set(beginning, alike);
    this.#byLength[word.length] ??= [];
    this.#byLength[word.length]?.push(term);
    return number;
  }

  #put(number: number, field: number, place: number): void {
    const term = this.#terms[number];
    if (!term) return;
    term.fields |= 1 << field;
    if (this.#end === this.#places.length) {
      const longer = new Uint32Array(2 * Math.ceil(this.#places.length * 0.55));
      longer.set(this.#places);
      this.#places = longer;
    }
    this.#places[this.#end] = place;
    if (term.first === 0) term.first = this.#end;
    else this.#places[term.last + 1] = this.#end;
    term.last = this.#end;
    this.#end += 2;
  }
}

/** The number and the field together say where the length of the field stands. */
function placeOf(number: number, field: number, times: number): number {
  return ((number << (fieldBits + timesBits)) | (field << timesBits) | times) >>> 0;
}

const numberIn = (place: number) => place >>> (fieldBits + timesBits);
const fieldIn = (place: number) => (place >>> timesBits) & (mostFields - 1);
