import SearchableMap from 'minisearch/SearchableMap';
import { folded, wordPattern } from './text.ts';

/** What was found of a document. */
export interface Found {
  score: number;
  /** The words that stand in it. */
  readonly terms: Set<string>;
}

/** Where a word stands: the number of a document, a field and how often, in four bytes each. */
interface Places {
  list: Uint32Array;
  count: number;
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
 * documents have millions of places, so they lie in lists of numbers instead of maps.
 */
export class WordIndex {
  readonly #boosts: readonly number[];
  readonly #terms = new SearchableMap<Places>();
  /** The same by words as they are written, so that a word is folded once. */
  readonly #written = new Map<string, Places>();
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
      for (const [places, count] of times)
        push(places, placeOf(number, field, Math.min(count, mostTimes)));
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
    const score = (term: string, places: Places, weight: number) =>
      this.#score(found, term, places, weight, fields);
    const exact = this.#terms.get(word);
    if (exact) score(word, exact, 1);
    const near = slips > 0 ? this.#terms.fuzzyGet(word, slips) : new Map<string, never>();
    if (beginning)
      for (const [term, places] of this.#terms.atPrefix(word)) {
        const longer = term.length - word.length;
        if (longer === 0) continue;
        near.delete(term);
        score(term, places, (weights.beginning * term.length) / (term.length + 0.3 * longer));
      }
    for (const [term, [places, distance]] of near)
      if (distance > 0)
        score(term, places, (weights.slip * term.length) / (term.length + distance));
    return found;
  }

  #score(
    found: Map<number, Found>,
    term: string,
    { list, count }: Places,
    weight: number,
    fields: readonly number[] | undefined,
  ): void {
    const documents = this.#boosts.map(() => 0);
    for (let at = 0; at < count; at += 1) {
      const { number, field } = placeAt(list, at);
      if (this.#lengths[number]) documents[field] = (documents[field] ?? 0) + 1;
    }
    const rarity = documents.map((many) => Math.log(1 + (this.#size - many + 0.5) / (many + 0.5)));
    for (let at = 0; at < count; at += 1) {
      const { number, field, times } = placeAt(list, at);
      const length = this.#lengths[number]?.[field];
      if (length === undefined || (fields && !fields.includes(field))) continue;
      const usual = (this.#totals[field] ?? 0) / this.#size;
      const { k, b, d } = bm25;
      const often = d + (times * (k + 1)) / (times + k * (1 - b + (b * length) / usual));
      const score = weight * (this.#boosts[field] ?? 1) * (rarity[field] ?? 0) * often;
      const before = found.get(number);
      if (before) {
        before.score += score;
        before.terms.add(term);
      } else found.set(number, { score, terms: new Set([term]) });
    }
  }

  #count(lengths: readonly number[], sign: 1 | -1): void {
    this.#size += sign;
    lengths.forEach((length, field) => {
      this.#totals[field] = (this.#totals[field] ?? 0) + sign * length;
    });
  }

  #timesIn(text: string): Map<Places, number> {
    const times = new Map<Places, number>();
    for (const word of text.match(wordPattern) ?? []) {
      const places = this.#written.get(word) ?? this.#placesOf(word);
      times.set(places, (times.get(places) ?? 0) + 1);
    }
    return times;
  }

  #placesOf(written: string): Places {
    // A part of a text keeps the whole text in memory; a copy does not.
    const word = Buffer.from(written).toString();
    const places = this.#terms.fetch(folded(word).slice(0, longestWord), () => ({
      list: new Uint32Array(2),
      count: 0,
    }));
    this.#written.set(word, places);
    return places;
  }
}

function push(places: Places, place: number): void {
  if (places.count === places.list.length) {
    const longer = new Uint32Array(Math.ceil(places.list.length * 1.5));
    longer.set(places.list);
    places.list = longer;
  }
  places.list[places.count] = place;
  places.count += 1;
}

function placeOf(number: number, field: number, times: number): number {
  return ((number << (fieldBits + timesBits)) | (field << timesBits) | times) >>> 0;
}

function placeAt(list: Uint32Array, at: number) {
  const place = list[at] ?? 0;
  return {
    number: place >>> (fieldBits + timesBits),
    field: (place >>> timesBits) & (2 ** fieldBits - 1),
    times: place & mostTimes,
  };
}
