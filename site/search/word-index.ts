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
  /** The fields it stood in, a bit for each. */
  fields: number;
  /** The document, the field and how often it stands there, as one number. */
  places: number[];
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

/** Beginnings are at least so long; the words that begin alike are found by it. */
export const shortestBeginning = 3;

/** How much a word counts that only begins with the one asked for, or is a slip of it. */
const weights = { beginning: 0.6, slip: 0.3 };
/** The usual ones of the BM25+ ranking. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };

/** Which words stand in which fields of which documents, and a search by words with the BM25+ ranking. */
export class WordIndex {
  readonly #boosts: readonly number[];
  /** By the folded words. */
  readonly #terms = new Map<string, Term>();
  readonly #byBeginning = new Map<string, Term[]>();
  readonly #byLength: Term[][] = [];
  /** The same by words as they are written, so that a word is folded once. */
  #written = new Map<string, Term>();
  /** How many words each field of each document has. */
  readonly #lengths: (readonly number[])[] = [];
  readonly #totals: number[];
  /** Numbers of documents that were removed. */
  readonly #free: number[] = [];

  /** `boosts` says how much each field counts. */
  constructor(boosts: readonly number[]) {
    this.#boosts = boosts;
    this.#totals = boosts.map(() => 0);
  }

  /** How many documents there are. */
  get size(): number {
    return this.#lengths.length - this.#free.length;
  }

  /** Takes a document in, by the texts of its fields, and gives it a number. */
  add(texts: readonly string[]): number {
    const number = this.#free.pop() ?? this.#lengths.length;
    this.#lengths[number] = texts.map((text, field) => {
      const times = this.#timesIn(text);
      for (const [term, count] of times) {
        term.fields |= 1 << field;
        term.places = withOneMore(term.places, placeOf(number, field, Math.min(count, mostTimes)));
      }
      return times.size;
    });
    this.#count(number, 1);
    return number;
  }

  /** Takes a document out, by the texts it came with. */
  remove(number: number, texts: readonly string[]): void {
    const terms = new Set(texts.flatMap((text) => [...this.#timesIn(text).keys()]));
    for (const term of terms)
      term.places = term.places.filter((place) => numberIn(place) !== number);
    this.#count(number, -1);
    this.#free.push(number);
  }

  /** The documents with a folded word, with words that begin with it, and with words that so many edits make it. */
  find(word: string, { beginning, edits }: { beginning: boolean; edits: number }): Found {
    const found: Found = { scores: new Float64Array(this.#lengths.length), words: [] };
    const exact = this.#terms.get(word);
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

  #documentWith({ places }: Term, fields: readonly number[]): number | undefined {
    const place = places.find((each) => fields.includes(fieldIn(each)));
    return place === undefined ? undefined : numberIn(place);
  }

  #score({ scores, words }: Found, { word, places }: Term, weight: number): void {
    const documents = this.#boosts.map(() => 0);
    for (const place of places) documents[fieldIn(place)] = (documents[fieldIn(place)] ?? 0) + 1;
    const rarity = documents.map((many) => Math.log(1 + (this.size - many + 0.5) / (many + 0.5)));
    for (const place of places) {
      const number = numberIn(place);
      const field = fieldIn(place);
      const times = place & mostTimes;
      const length = this.#lengths[number]?.[field] ?? 0;
      const usual = (this.#totals[field] ?? 0) / this.size;
      const { k, b, d } = bm25;
      const often = d + (times * (k + 1)) / (times + k * (1 - b + (b * length) / usual));
      const score = weight * (this.#boosts[field] ?? 1) * (rarity[field] ?? 0) * often;
      scores[number] = (scores[number] ?? 0) + score;
    }
    if (places.length > 0) words.push(word);
  }

  #count(number: number, sign: 1 | -1): void {
    for (const [field, length] of (this.#lengths[number] ?? []).entries())
      this.#totals[field] = (this.#totals[field] ?? 0) + sign * length;
  }

  #timesIn(text: string): Map<Term, number> {
    const times = new Map<Term, number>();
    for (const written of text.match(wordPattern) ?? []) {
      const term = this.#written.get(written) ?? this.#termOf(written);
      times.set(term, (times.get(term) ?? 0) + 1);
    }
    return times;
  }

  #termOf(written: string): Term {
    // A part of a text keeps the whole text in memory; a copy does not.
    const copy = Buffer.from(written).toString();
    const word = folded(copy).slice(0, longestWord);
    const term = this.#terms.get(word) ?? this.#newTerm(word);
    this.#written.set(copy, term);
    return term;
  }

  #newTerm(word: string): Term {
    const term: Term = { word, letters: lettersOf(word), fields: 0, places: [] };
    this.#terms.set(word, term);
    const beginning = word.slice(0, shortestBeginning);
    const alike = this.#byBeginning.get(beginning) ?? [];
    this.#byBeginning.set(beginning, withOneMore(alike, term));
    this.#byLength[word.length] ??= [];
    this.#byLength[word.length]?.push(term);
    return term;
  }
}

/** What is pushed to makes room for sixteen more, and most of twenty thousand lists have one or two. */
function withOneMore<Each>(list: Each[], one: Each): Each[] {
  if (list.length >= 16) {
    list.push(one);
    return list;
  }
  const longer = new Array<Each>(list.length + 1);
  list.forEach((each, at) => {
    longer[at] = each;
  });
  longer[list.length] = one;
  return longer;
}

/** Ten thousand documents have millions of places, so each is one number. */
function placeOf(number: number, field: number, times: number): number {
  return (number << (fieldBits + timesBits)) | (field << timesBits) | times;
}

const numberIn = (place: number) => place >>> (fieldBits + timesBits);
const fieldIn = (place: number) => (place >>> timesBits) & (2 ** fieldBits - 1);
