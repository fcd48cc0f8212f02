import { plainLetters } from '@farol/content-model';
import { editDistance, lettersOf, mayBeWithin } from './edit-distance.ts';
import { wordPattern } from './text.ts';

/** The documents that match a word. */
export interface Matches {
  /** By document number; 0 for no match. */
  readonly scores: Float64Array;
  /** The indexed words that matched. */
  readonly words: string[];
}

interface Term {
  readonly word: string;
  readonly letters: number;
  /** The fields it occurs in, as bits. */
  fields: number;
  /** Document, field and number of occurrences, each packed into one number. */
  postings: number[];
}

interface WeightedTerm {
  term: Term;
  weight: number;
}

/** Longer words are truncated. */
export const maxWordLength = 40;
const fieldBits = 3;
const countBits = 9;
const maxCount = 2 ** countBits - 1;

/** Words are grouped by a prefix of this length, so shorter prefixes cannot be searched. */
export const minPrefixLength = 3;

/** Of words that only begin with the searched one, or that it may be a typo of. */
const weights = { prefix: 0.6, typo: 0.3 };
/** The usual parameters of BM25+. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };

/** An inverted index of the words in the fields of documents, ranked by BM25+. */
export class WordIndex {
  readonly #boosts: readonly number[];
  /** By the word in plain letters. */
  readonly #terms = new Map<string, Term>();
  readonly #byPrefix = new Map<string, Term[]>();
  readonly #byLength: Term[][] = [];
  /** By the word as it is written, so that its letters are made plain only once. */
  #byWritten = new Map<string, Term>();
  /** The number of words in each field, by document number. */
  readonly #lengths: (readonly number[])[] = [];
  readonly #totals: number[];
  /** The numbers of removed documents. */
  readonly #free: number[] = [];

  /** `boosts` are the weights of the fields. */
  constructor(boosts: readonly number[]) {
    this.#boosts = boosts;
    this.#totals = boosts.map(() => 0);
  }

  /** The number of documents. */
  get size(): number {
    return this.#lengths.length - this.#free.length;
  }

  /** Adds a document by the texts of its fields; returns its number. */
  add(texts: readonly string[]): number {
    const number = this.#free.pop() ?? this.#lengths.length;
    this.#lengths[number] = texts.map((text, field) => {
      const counts = this.#termsIn(text);
      for (const [term, count] of counts) {
        term.fields |= 1 << field;
        const posting = packPosting(number, field, Math.min(count, maxCount));
        term.postings = append(term.postings, posting);
      }
      return counts.size;
    });
    this.#updateTotals(number, 1);
    return number;
  }

  /** Removes a document, which must have the texts it was added with. */
  remove(number: number, texts: readonly string[]): void {
    const terms = new Set(texts.flatMap((text) => [...this.#termsIn(text).keys()]));
    for (const term of terms)
      term.postings = term.postings.filter((posting) => numberIn(posting) !== number);
    this.#updateTotals(number, -1);
    this.#free.push(number);
  }

  /** The documents with a word in plain letters, with words it is a prefix of, and with words within so many edits. */
  find(word: string, { prefix, edits }: { prefix: boolean; edits: number }): Matches {
    const matches: Matches = { scores: new Float64Array(this.#lengths.length), words: [] };
    const exact = this.#terms.get(word);
    const weighted = [
      ...(exact ? [{ term: exact, weight: 1 }] : []),
      ...(prefix ? this.#withPrefix(word) : []),
      ...(edits > 0 ? this.#within(word, edits).filter(({ term }) => term !== exact) : []),
    ];
    for (const { term, weight } of weighted) this.#score(matches, term, weight);
    return matches;
  }

  /** The words within so many edits, the most similar first, each with a document that has it in one of the fields. */
  similar(
    word: string,
    edits: number,
    fields: readonly number[],
  ): readonly { word: string; number: number }[] {
    const fieldSet = fields.reduce((bits, field) => bits | (1 << field), 0);
    return this.#within(word, edits, fieldSet)
      .sort((one, other) => other.weight - one.weight)
      .flatMap(({ term }) => {
        const number = this.#documentWith(term, fields);
        return number === undefined ? [] : [{ word: term.word, number }];
      });
  }

  /** Frees the memory that is only useful while adding many documents. */
  trim(): void {
    this.#byWritten = new Map();
  }

  #withPrefix(word: string): readonly WeightedTerm[] {
    const candidates = this.#byPrefix.get(word.slice(0, minPrefixLength)) ?? [];
    return candidates.flatMap((term) => {
      const { length } = term.word;
      if (length === word.length || !term.word.startsWith(word)) return [];
      return [{ term, weight: (weights.prefix * length) / (1.3 * length - 0.3 * word.length) }];
    });
  }

  #within(word: string, edits: number, fields = -1): WeightedTerm[] {
    const letters = lettersOf(word);
    const weighted: WeightedTerm[] = [];
    for (let length = word.length - edits; length <= word.length + edits; length += 1)
      for (const term of this.#byLength[length] ?? []) {
        if ((term.fields & fields) === 0 || !mayBeWithin(letters, term.letters, edits)) continue;
        const distance = editDistance(word, term.word, edits);
        if (distance > edits) continue;
        weighted.push({ term, weight: (weights.typo * length) / (length + distance) });
      }
    return weighted;
  }

  #documentWith({ postings }: Term, fields: readonly number[]): number | undefined {
    const posting = postings.find((candidate) => fields.includes(fieldIn(candidate)));
    return posting === undefined ? undefined : numberIn(posting);
  }

  #score({ scores, words }: Matches, { word, postings }: Term, weight: number): void {
    const frequencies = this.#boosts.map(() => 0);
    for (const posting of postings)
      frequencies[fieldIn(posting)] = (frequencies[fieldIn(posting)] ?? 0) + 1;
    const rarity = frequencies.map((count) =>
      Math.log(1 + (this.size - count + 0.5) / (count + 0.5)),
    );
    for (const posting of postings) {
      const number = numberIn(posting);
      const field = fieldIn(posting);
      const count = posting & maxCount;
      const length = this.#lengths[number]?.[field] ?? 0;
      const averageLength = (this.#totals[field] ?? 0) / this.size;
      const { k, b, d } = bm25;
      const frequency =
        d + (count * (k + 1)) / (count + k * (1 - b + (b * length) / averageLength));
      const score = weight * (this.#boosts[field] ?? 1) * (rarity[field] ?? 0) * frequency;
      scores[number] = (scores[number] ?? 0) + score;
    }
    if (postings.length > 0) words.push(word);
  }

  #updateTotals(number: number, sign: 1 | -1): void {
    for (const [field, length] of (this.#lengths[number] ?? []).entries())
      this.#totals[field] = (this.#totals[field] ?? 0) + sign * length;
  }

  /** The terms of a text, with their numbers of occurrences. */
  #termsIn(text: string): Map<Term, number> {
    const counts = new Map<Term, number>();
    for (const written of text.match(wordPattern) ?? []) {
      const term = this.#byWritten.get(written) ?? this.#termOf(written);
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    return counts;
  }

  #termOf(written: string): Term {
    // A slice would keep the whole text in memory.
    const copy = Buffer.from(written).toString();
    const word = plainLetters(copy).slice(0, maxWordLength);
    const term = this.#terms.get(word) ?? this.#addTerm(word);
    this.#byWritten.set(copy, term);
    return term;
  }

  #addTerm(word: string): Term {
    const term: Term = { word, letters: lettersOf(word), fields: 0, postings: [] };
    this.#terms.set(word, term);
    const prefix = word.slice(0, minPrefixLength);
    this.#byPrefix.set(prefix, append(this.#byPrefix.get(prefix) ?? [], term));
    this.#byLength[word.length] ??= [];
    this.#byLength[word.length]?.push(term);
    return term;
  }
}

/** V8 reserves room for sixteen more items on push, but most of twenty thousand lists have one or two. */
function append<Item>(list: Item[], item: Item): Item[] {
  if (list.length >= 16) {
    list.push(item);
    return list;
  }
  const longer = new Array<Item>(list.length + 1);
  list.forEach((existing, at) => {
    longer[at] = existing;
  });
  longer[list.length] = item;
  return longer;
}

/** Ten thousand documents have millions of postings, so each is a single number. */
function packPosting(number: number, field: number, count: number): number {
  return (number << (fieldBits + countBits)) | (field << countBits) | count;
}

const numberIn = (posting: number) => posting >>> (fieldBits + countBits);
const fieldIn = (posting: number) => (posting >>> countBits) & (2 ** fieldBits - 1);
