import { type Language, memoized, plainLetters } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { Content } from '../content/content.ts';
import { read } from '../content/document.ts';
import type { TopicNames } from '../content/topic-names.ts';
import type { Steps } from '../turns/steps.ts';
import { bodyOf, type Entry, type EntryType, entryOf, type Findable, findable } from './entries.ts';
import { wordsOf } from './text.ts';
import { type Matches, maxWordLength, minPrefixLength, WordIndex } from './word-index.ts';

export interface Hit {
  entry: Entry;
  document: Findable;
  /** The words to mark, in plain letters: those that matched the question, in any document. */
  terms: ReadonlySet<string>;
}

/** The searched fields of a document, with their weights. */
const fields = { title: 6, lead: 3, place: 4, stops: 3, tags: 3, body: 1 };
const nameFields = [Object.keys(fields).indexOf('title'), Object.keys(fields).indexOf('place')];

/** Visitors mostly look for programs. */
const weights: Record<EntryType, number> = { programs: 1.3, articles: 1, pages: 1 };

/** Of a question. */
const maxWords = 8;

/** How long a search indexes documents before it looks for matches. */
const maxReadMs = 300;

const titleWords = memoized((document: Findable) => wordsOf(asText(read(document).data.title)));

interface IndexedDocument {
  document: Findable;
  entry: Entry;
  number: number;
}

/** The search index of a content in one language. Documents that are not indexed yet are found by their titles. */
export class SearchIndex {
  readonly #language: Language;
  readonly #words = new WordIndex(Object.values(fields));
  readonly #indexed = new Map<string, IndexedDocument>();
  readonly #byNumber = new Map<number, IndexedDocument>();
  #unread = new Map<string, Findable>();

  /** Indexed with the documents: with other names the index is outdated. */
  readonly topics: TopicNames;

  constructor(language: Language, topics: TopicNames) {
    this.#language = language;
    this.topics = topics;
  }

  /** The number of documents that are not indexed yet. */
  get remaining(): number {
    return this.#unread.size;
  }

  /** The number of documents of a content that the index has, or is about to read. */
  countShared(content: Content): number {
    return findable(content, this.#language).filter(
      (document) => this.#has(document) || this.#unread.get(document.id) === document,
    ).length;
  }

  /** Switches to another content; only the documents that differ have to be read. */
  update(content: Content): void {
    const documents = findable(content, this.#language);
    const ids = new Set(documents.map(({ id }) => id));
    for (const id of this.#indexed.keys()) if (!ids.has(id)) this.#remove(id);
    this.#unread = new Map(
      documents
        .filter((document) => !this.#has(document))
        .map((document) => [document.id, document]),
    );
    for (const id of this.#unread.keys()) this.#remove(id);
  }

  /** Indexes the remaining documents, for at most `maxMs`. */
  *read(maxMs = Number.POSITIVE_INFINITY): Steps<void> {
    const end = performance.now() + maxMs;
    while (performance.now() < end) {
      const [document] = this.#unread.values();
      if (!document) return;
      this.#add(document);
      yield;
    }
  }

  /** The documents with all words of a question, or, if there are none, those with some. Indexes for `readMs` first. */
  *search(question: string, readMs = maxReadMs): Steps<readonly Hit[]> {
    const words = wordsIn(question);
    if (words.length === 0) return [];
    yield* this.read(readMs);
    const matches: Matches[] = [];
    for (const word of words) {
      matches.push(this.#find(word));
      yield;
    }
    const terms = termsToMark(
      words,
      matches.flatMap((match) => match.words),
    );
    const unread = yield* this.#unreadHits(words);
    const withAll = [...unread, ...(yield* this.#hits(matches, words.length, terms))];
    return withAll.length > 0 || words.length === 1
      ? withAll
      : yield* this.#hits(matches, 1, terms);
  }

  /** Similar words in titles and places, for a question without hits. */
  *suggest(question: string): Steps<readonly string[]> {
    const similar: { word: string; number: number }[] = [];
    for (const word of wordsIn(question)) {
      const edits = Math.min(3, Math.round(word.length * 0.4));
      if (word.length > 3) similar.push(...this.#words.similar(word, edits, nameFields));
      yield;
    }
    const original = similar.map(({ word, number }) => {
      const { title = '', place = '' } = this.#byNumber.get(number)?.entry ?? {};
      const words = `${title} ${place}`.match(/[\p{L}\p{M}]+/gu) ?? [];
      return words.find((candidate) => plainLetters(candidate) === word) ?? word;
    });
    return [...new Set(original)].slice(0, 4);
  }

  /** Matches of a word or a prefix; if there are none, of words it may be a typo of. */
  #find(word: string): Matches {
    // A very short prefix would match half of all words.
    const prefix = word.length >= minPrefixLength;
    const edits = word.length > 3 ? Math.min(2, Math.round(word.length * 0.2)) : 0;
    const matches = this.#words.find(word, { prefix, edits: 0 });
    if (matches.words.length > 0 || edits === 0) return matches;
    return this.#words.find(word, { prefix: false, edits });
  }

  /** The documents that are not indexed yet whose titles have all the words. */
  *#unreadHits(words: readonly string[]): Steps<readonly Hit[]> {
    const hits: Hit[] = [];
    const terms = termsToMark(words, words);
    for (const document of [...this.#unread.values()]) {
      const title = titleWords(document);
      yield;
      if (!words.every((word) => title.includes(word))) continue;
      const entry = entryOf(document, this.#language, this.topics);
      hits.push({ document, entry, terms });
    }
    return hits;
  }

  /** The documents that match at least `minWords` of the words, the best first. */
  #ranked(matches: readonly Matches[], minWords: number): readonly IndexedDocument[] {
    const ranked: { indexed: IndexedDocument; score: number }[] = [];
    for (const indexed of this.#byNumber.values()) {
      const { number, entry } = indexed;
      let words = 0;
      let score = 0;
      for (const { scores } of matches) {
        const wordScore = scores[number] ?? 0;
        if (wordScore > 0) words += 1;
        score += wordScore;
      }
      if (words >= minWords) ranked.push({ indexed, score: score * words * weights[entry.type] });
    }
    return ranked.sort((one, other) => other.score - one.score).map(({ indexed }) => indexed);
  }

  *#hits(
    matches: readonly Matches[],
    minWords: number,
    terms: ReadonlySet<string>,
  ): Steps<readonly Hit[]> {
    const documents = this.#ranked(matches, minWords);
    yield;
    const hits = documents.map(({ entry, document }) => ({ entry, document, terms }));
    yield;
    return hits;
  }

  #has(document: Findable): boolean {
    return this.#indexed.get(document.id)?.document === document;
  }

  #add(document: Findable): void {
    const entry = entryOf(document, this.#language, this.topics);
    const number = this.#words.add(textsOf(entry, document));
    const indexed = { document, entry, number };
    this.#indexed.set(document.id, indexed);
    this.#byNumber.set(number, indexed);
    this.#unread.delete(document.id);
    if (this.#unread.size === 0) this.#words.trim();
  }

  #remove(id: string): void {
    const indexed = this.#indexed.get(id);
    if (!indexed) return;
    this.#words.remove(indexed.number, textsOf(indexed.entry, indexed.document));
    this.#byNumber.delete(indexed.number);
    this.#indexed.delete(id);
  }
}

/** Short words are marked only if the question has no others. */
function termsToMark(words: readonly string[], terms: readonly string[]): ReadonlySet<string> {
  const hasLongWord = words.some((word) => word.length > 3);
  return new Set(hasLongWord ? terms.filter((term) => term.length > 3) : terms);
}

/** In the order of the fields. */
function textsOf({ title, lead, place, stops, tags }: Entry, document: Findable): string[] {
  return [title, lead, place, stops, tags, bodyOf(document)];
}

function wordsIn(question: string): readonly string[] {
  return wordsOf(question)
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength));
}
