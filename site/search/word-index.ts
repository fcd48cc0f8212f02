import { slipsBetween } from './slips.ts';
import { folded, wordPattern } from './text.ts';

/** What was found of a document. */
export interface Found {
  score: number;
  /** The words that stand in it. */
  readonly terms: Set<string>;
}

interface Term {
  readonly word: string;
  /** Where its first and its last place lie; 0 where it has none yet. */
  first: number;
  last: number;
}

/** A word longer than this is known by its beginning. */
export const longestWord = 40;
const fieldBits = 3;
const timesBits = 9;
const mostTimes = 2 ** timesBits - 1;

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
  /** The same by words as they are written, so that a word is folded once. */
  #written = new Map<string, number>();
  /** Two numbers for each place: what it is, and where the next one of the same word lies. */
  #places = new Uint32Array(1024);
  #end = 2;
  /** By document: how many words its fields have, or null where it was removed. */
  readonly #lengths: (readonly number[] | null)[] = [];
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
    return this.#lengths.length - this.#size;
  }

  /** Takes a document in, by the texts of its fields, and gives it a number. */
  add(texts: readonly string[]): number {
    const number = this.#lengths.length;
    const lengths = texts.map((text, field) => {
      const times = this.#timesIn(text);
      for (const [term, count] of times)
        this.#put(term, placeOf(number, field, Math.min(count, mostTimes)));
      return times.size;
    });
    this.#lengths.push(lengths);
    this.#count(lengths, 1);
    return number;
  }

  remove(number: number): void {
    const lengths = this.#lengths[number];
    if (!lengths) return;
    this.#lengths[number] = null;
    this.#count(lengths, -1);
  }

  /** The documents with a folded word, with words that begin with it, and with words that so many slips make it. */
  find(
    word: string,
    { beginning, slips, fields }: { beginning: boolean; slips: number; fields?: readonly number[] },
  ): Map<number, Found> {
    const found = new Map<number, Found>();
    const exact = this.#terms[this.#numbers.get(word) ?? -1];
    if (exact) this.#score(found, exact, 1, fields);
    for (const term of this.#terms) {
      if (term === exact) continue;
      const { length } = term.word;
      const weight =
        beginning && term.word.startsWith(word)
          ? (weights.beginning * length) / (length + 0.3 * (length - word.length))
          : slipWeight(word, term.word, slips);
      if (weight > 0) this.#score(found, term, weight, fields);
    }
    return found;
  }

  /** Lets go of what only helps to take many documents in. */
  rest(): void {
    this.#written = new Map();
  }

  #score(
    found: Map<number, Found>,
    { word, first }: Term,
    weight: number,
    fields: readonly number[] | undefined,
  ): void {
    const documents = this.#boosts.map(() => 0);
    for (let at = first; at > 0; at = this.#places[at + 1] ?? 0) {
      const { number, field } = placeIn(this.#places[at] ?? 0);
      if (this.#lengths[number]) documents[field] = (documents[field] ?? 0) + 1;
    }
    const rarity = documents.map((many) => Math.log(1 + (this.#size - many + 0.5) / (many + 0.5)));
    for (let at = first; at > 0; at = this.#places[at + 1] ?? 0) {
      const { number, field, times } = placeIn(this.#places[at] ?? 0);
      const length = this.#lengths[number]?.[field];
      if (length === undefined || (fields && !fields.includes(field))) continue;
      const usual = (this.#totals[field] ?? 0) / this.#size;
      const { k, b, d } = bm25;
      const often = d + (times * (k + 1)) / (times + k * (1 - b + (b * length) / usual));
      const score = weight * (this.#boosts[field] ?? 1) * (rarity[field] ?? 0) * often;
      const before = found.get(number);
      if (before) {
        before.score += score;
        before.terms.add(word);
      } else found.set(number, { score, terms: new Set([word]) });
    }
  }

  #count(lengths: readonly number[], sign: 1 | -1): void {
    this.#size += sign;
    lengths.forEach((length, field) => {
      this.#totals[field] = (this.#totals[field] ?? 0) + sign * length;
    });
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
    const term = this.#numbers.get(word) ?? this.#terms.push({ word, first: 0, last: 0 }) - 1;
    this.#numbers.set(word, term);
    this.#written.set(copy, term);
    return term;
  }

  #put(number: number, place: number): void {
    const term = this.#terms[number];
    if (!term) return;
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

function slipWeight(word: string, term: string, slips: number): number {
  const distance = slips > 0 ? slipsBetween(word, term, slips) : Number.POSITIVE_INFINITY;
  return distance <= slips ? (weights.slip * term.length) / (term.length + distance) : 0;
}

function placeOf(number: number, field: number, times: number): number {
  return ((number << (fieldBits + timesBits)) | (field << timesBits) | times) >>> 0;
}

function placeIn(place: number) {
  return {
    number: place >>> (fieldBits + timesBits),
    field: (place >>> timesBits) & (2 ** fieldBits - 1),
    times: place & mostTimes,
  };
}
