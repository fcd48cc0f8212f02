import type { Language, LanguageKey } from '@farol/content-model';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Content } from '../content/content.ts';
import { bodyOf, type Entry, entryOf, type Findable, findable } from './entries.ts';
import { folded, wordsOf } from './text.ts';

export interface Hit {
  entry: Entry;
  document: Findable;
  /** The words of the document that were found, folded. */
  terms: ReadonlySet<string>;
}

/** At most so many words of a question are looked up, each at most so long. */
const mostWords = 8;
const longestWord = 40;

const options: SearchOptions = {
  boost: { title: 6, place: 4, lead: 3, stops: 3, tags: 3 },
  // Short words stand for themselves: half a word of two letters begins half of all words.
  prefix: (term) => term.length > 2,
  maxFuzzy: 2,
  weights: { prefix: 0.6, fuzzy: 0.3 },
  // Visitors look for a program most of all.
  boostDocument: (_, __, stored) => (stored?.type === 'programs' ? 1.3 : 1),
};

/** What can be found in one language of a content. */
export class SearchIndex {
  readonly #language: Language;
  #documents: ReadonlyMap<string, Findable> = new Map();
  readonly #entries = new Map<string, Entry>();
  readonly #index = new MiniSearch<Entry & { body: string }>({
    fields: ['title', 'lead', 'place', 'stops', 'tags', 'body'],
    storeFields: ['type'],
    tokenize: (text) => [...wordsOf(text)],
    // The words come folded from the tokenizer.
    processTerm: (term) => term.slice(0, longestWord),
  });

  constructor(language: Language) {
    this.#language = language;
  }

  /** How many documents of a content the index has as they are. */
  shared(content: Content): number {
    return findable(content, this.#language).filter((one) => this.#documents.get(one.id) === one)
      .length;
  }

  /** Makes the index one of this content: only what changed is read. */
  follow(content: Content): void {
    const before = this.#documents;
    const documents = new Map(findable(content, this.#language).map((one) => [one.id, one]));
    for (const [id, document] of before)
      if (documents.get(id) !== document) {
        this.#index.discard(id);
        this.#entries.delete(id);
      }
    for (const [id, document] of documents)
      if (before.get(id) !== document) {
        const entry = entryOf(document, this.#language);
        this.#entries.set(id, entry);
        this.#index.add({ ...entry, body: bodyOf(document) });
      }
    this.#documents = documents;
  }

  /** The documents that have all words of a question; where none has all, those that have some. */
  search(question: string): readonly Hit[] {
    const words = wordsOf(question).slice(0, mostWords);
    if (words.length === 0) return [];
    const query = words.join(' ');
    // A word that is there as it was written is no slip of another.
    const strange = new Set(words.filter((word) => !this.#knows(word)));
    const wanted: SearchOptions = {
      ...options,
      fuzzy: (term) => (strange.has(term) && term.length > 3 ? 0.2 : false),
    };
    const all = this.#index.search(query, { ...wanted, combineWith: 'AND' });
    const found =
      all.length > 0 || words.length === 1
        ? all
        : this.#index.search(query, { ...wanted, combineWith: 'OR' });
    return found.flatMap(({ id, match }) => {
      const [entry, document] = [this.#entries.get(id), this.#documents.get(id)];
      return entry && document ? [{ entry, document, terms: new Set(Object.keys(match)) }] : [];
    });
  }

  #knows(word: string): boolean {
    return this.#index.search(word, { prefix: options.prefix ?? false }).length > 0;
  }

  /** Names that are there and near to what was asked, when nothing was found. */
  suggest(question: string): readonly string[] {
    const fields = ['title', 'place'];
    const near = wordsOf(question)
      .slice(0, mostWords)
      .filter((word) => word.length > 3)
      .flatMap((word) => this.#index.search(word, { fuzzy: 0.4, maxFuzzy: 3, fields }))
      .flatMap(({ terms }) => terms);
    const names = new Map(
      [...this.#entries.values()]
        .flatMap(({ title, place }) => `${title} ${place}`.match(/[\p{L}\p{M}]+/gu) ?? [])
        .map((word) => [folded(word), word]),
    );
    return [...new Set(near.map((term) => names.get(term) ?? term))].slice(0, 4);
  }
}

/** The published content and a previewed one are both looked through by turns. */
const mostIndexes = 2;
const indexes = new Map<LanguageKey, readonly Made[]>();

interface Made {
  content: Content;
  index: SearchIndex;
}

/**
 * The index of a content in a language, made when it is first asked for. To read ten thousand documents takes
 * seconds, so the index of the content before follows to the next one, which differs by a few.
 */
export function searchIndex(content: Content, language: Language): SearchIndex {
  const made = indexes.get(language.key) ?? [];
  const fitting = made.find((each) => each.content === content) ?? alike(made, content, language);
  const index = fitting?.index ?? new SearchIndex(language);
  if (fitting?.content !== content) index.follow(content);
  const others = made.filter((each) => each !== fitting);
  indexes.set(language.key, [{ content, index }, ...others].slice(0, mostIndexes));
  return index;
}

/** The index of a content that has at least half of its documents in common with this one. */
function alike(made: readonly Made[], content: Content, language: Language): Made | undefined {
  const size = findable(content, language).length;
  return made.find(({ index }) => size > 0 && index.shared(content) * 2 >= size);
}
