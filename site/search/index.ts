import type { Language } from '@farol/content-model';
import { memoized } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { Content } from '../content/content.ts';
import { read } from '../content/document.ts';
import type { TopicNames } from '../content/topic-names.ts';
import type { Steps } from '../turns/steps.ts';
import { bodyOf, type Entry, type EntryType, entryOf, type Findable, findable } from './entries.ts';
import { folded, wordsOf } from './text.ts';
import { type Found, longestWord, shortestBeginning, WordIndex } from './word-index.ts';

export interface Hit {
  entry: Entry;
  document: Findable;
  /** The words that were found for the question, here or in other documents, folded. */
  terms: ReadonlySet<string>;
}

/** What is looked through of a document, and how much it counts. */
const fields = { title: 6, lead: 3, place: 4, stops: 3, tags: 3, body: 1 };
const names = [Object.keys(fields).indexOf('title'), Object.keys(fields).indexOf('place')];

/** Visitors look for a program most of all. */
const weights: Record<EntryType, number> = { programs: 1.3, articles: 1, pages: 1 };

/** At most so many words of a question are looked up. */
const mostWords = 8;

/** Milliseconds that a search reads at most before it looks. */
const mostReadMs = 300;

const titleWords = memoized((document: Findable) => wordsOf(asText(read(document).data.title)));

/** A document as it was read. */
interface Read {
  document: Findable;
  entry: Entry;
  number: number;
}

/** What can be found in one language of a content; what it has not read yet, by the title. */
export class SearchIndex {
  readonly #language: Language;
  readonly #words = new WordIndex(Object.values(fields));
  readonly #read = new Map<string, Read>();
  readonly #numbered = new Map<number, Read>();
  #unread = new Map<string, Findable>();

  /** Found by these, so what is read stays right only as long as they do. */
  readonly topics: TopicNames;

  constructor(language: Language, topics: TopicNames) {
    this.#language = language;
    this.topics = topics;
  }

  /** How many documents are still to be read. */
  get left(): number {
    return this.#unread.size;
  }

  /** How many documents of a content the index has as they are, or is about to read. */
  shared(content: Content): number {
    return findable(content, this.#language).filter(
      (each) => this.#has(each) || this.#unread.get(each.id) === each,
    ).length;
  }

  /** Makes the index one of this content: only what changed is to be read. */
  follow(content: Content): void {
    const documents = findable(content, this.#language);
    const there = new Set(documents.map(({ id }) => id));
    for (const id of this.#read.keys()) if (!there.has(id)) this.#forget(id);
    this.#unread = new Map(
      documents.filter((each) => !this.#has(each)).map((each) => [each.id, each]),
    );
    for (const id of this.#unread.keys()) this.#forget(id);
  }

  /** Reads what is left, for so many milliseconds. */
  *read(milliseconds = Number.POSITIVE_INFINITY): Steps<void> {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      const [document] = this.#unread.values();
      if (!document) return;
      this.#take(document);
      yield;
    }
  }

  /**
   * The documents that have all words of a question; where none has all, those that have some. Of what is still to be
   * read, so much is read first as can be in a moment.
   */
  *search(question: string, longestMs = mostReadMs): Steps<readonly Hit[]> {
    const words = askedWords(question);
    if (words.length === 0) return [];
    yield* this.read(longestMs);
    const found: Found[] = [];
    for (const word of words) {
      found.push(this.#find(word));
      yield;
    }
    const terms = new Set(found.flatMap((each) => each.words));
    const titled = yield* this.#titled(words);
    const withAll = [...titled, ...(yield* this.#hits(found, words.length, terms))];
    return withAll.length > 0 || words.length === 1 ? withAll : yield* this.#hits(found, 1, terms);
  }

  /** Names that are there and near to what was asked, when nothing was found. */
  *suggest(question: string): Steps<readonly string[]> {
    const near: { word: string; number: number }[] = [];
    for (const word of askedWords(question)) {
      const edits = Math.min(3, Math.round(word.length * 0.4));
      if (word.length > 3) near.push(...this.#words.near(word, edits, names));
      yield;
    }
    const written = near.map(({ word, number }) => {
      const { title = '', place = '' } = this.#numbered.get(number)?.entry ?? {};
      const there = `${title} ${place}`.match(/[\p{L}\p{M}]+/gu) ?? [];
      return there.find((each) => folded(each) === word) ?? word;
    });
    return [...new Set(written)].slice(0, 4);
  }

  /** Where a word is, as it was written or begun; where it is nowhere, what it may be a slip of. */
  #find(word: string): Found {
    // Short words stand for themselves: half a word of two letters begins half of all words.
    const beginning = word.length >= shortestBeginning;
    const edits = word.length > 3 ? Math.min(2, Math.round(word.length * 0.2)) : 0;
    const written = this.#words.find(word, { beginning, edits: 0 });
    const isThere = written.words.length > 0 || edits === 0;
    return isThere ? written : this.#words.find(word, { beginning: false, edits });
  }

  /** The documents that are still to be read whose titles have all the words. */
  *#titled(words: readonly string[]): Steps<readonly Hit[]> {
    const hits: Hit[] = [];
    for (const document of [...this.#unread.values()]) {
      const title = titleWords(document);
      yield;
      if (!words.every((word) => title.includes(word))) continue;
      const entry = entryOf(document, this.#language, this.topics);
      hits.push({ document, entry, terms: new Set(words) });
    }
    return hits;
  }

  /** The documents in which at least so many of the words were found. The more of them, the better. */
  #together(found: readonly Found[], least: number): readonly Read[] {
    const wanted: { read: Read; score: number }[] = [];
    for (const read of this.#numbered.values()) {
      const { number, entry } = read;
      let words = 0;
      let score = 0;
      for (const { scores } of found) {
        const each = scores[number] ?? 0;
        if (each > 0) words += 1;
        score += each;
      }
      if (words >= least) wanted.push({ read, score: score * words * weights[entry.type] });
    }
    return wanted.sort((one, other) => other.score - one.score).map(({ read }) => read);
  }

  *#hits(
    found: readonly Found[],
    least: number,
    terms: ReadonlySet<string>,
  ): Steps<readonly Hit[]> {
    const documents = this.#together(found, least);
    yield;
    const hits = documents.map(({ entry, document }) => ({ entry, document, terms }));
    yield;
    return hits;
  }

  #has(document: Findable): boolean {
    return this.#read.get(document.id)?.document === document;
  }

  #take(document: Findable): void {
    const entry = entryOf(document, this.#language, this.topics);
    const number = this.#words.add(textsOf(entry, document));
    const read = { document, entry, number };
    this.#read.set(document.id, read);
    this.#numbered.set(number, read);
    this.#unread.delete(document.id);
    if (this.#unread.size === 0) this.#words.rest();
  }

  #forget(id: string): void {
    const read = this.#read.get(id);
    if (!read) return;
    this.#words.remove(read.number, textsOf(read.entry, read.document));
    this.#numbered.delete(read.number);
    this.#read.delete(id);
  }
}

/** In the order of the fields. */
function textsOf({ title, lead, place, stops, tags }: Entry, document: Findable): string[] {
  return [title, lead, place, stops, tags, bodyOf(document)];
}

function askedWords(question: string): readonly string[] {
  return wordsOf(question)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}
