import type { Language, LanguageKey } from '@farol/content-model';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Content } from '../content/content.ts';
import { messages } from '../messages/messages.ts';
import { type Entry, entriesOf } from './entries.ts';
import { folded, wordsOf } from './text.ts';

export interface Hit {
  entry: Entry;
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
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #index: MiniSearch<Entry>;

  constructor(entries: readonly Entry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#index = new MiniSearch<Entry>({
      fields: ['title', 'lead', 'place', 'stops', 'tags', 'body'],
      storeFields: ['type'],
      tokenize: (text) => [...wordsOf(text)],
      // The words come folded from the tokenizer.
      processTerm: (term) => term.slice(0, longestWord),
    });
    this.#index.addAll(entries);
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
      const entry = this.#entries.get(id);
      return entry ? [{ entry, terms: new Set(Object.keys(match)) }] : [];
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

const indexes = new WeakMap<Content, Map<LanguageKey, SearchIndex>>();

/** The index of a content in a language: made when it is first asked for, gone when the content is. */
export function searchIndex(content: Content, language: Language): SearchIndex {
  const made = indexes.get(content) ?? new Map<LanguageKey, SearchIndex>();
  indexes.set(content, made);
  const index =
    made.get(language.key) ?? new SearchIndex(entriesOf(content, language, messages[language.key]));
  made.set(language.key, index);
  return index;
}
