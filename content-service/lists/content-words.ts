import { textsOfDocument } from '../query/document-text.ts';
import { holds, knownWords, wordNumbers } from '../query/words.ts';
import type { Repository } from '../repository/repository.ts';
import type { PageList } from './page-list.ts';
import type { Row } from './row.ts';

/** Texts are read for so long at a time, so that nobody waits for it; */
const SLICE_MS = 5;
/** as few as these at once, when they are asked for. */
const FEW = 100;

const none = new Uint32Array();
const indexes = new WeakMap<PageList, ContentWords>();

/** The words in the texts of a repository's documents, drafts before what is published. */
export function contentWordsOf(repository: Repository, list: PageList): ContentWords {
  const words = indexes.get(list) ?? new ContentWords(repository, list);
  indexes.set(list, words);
  return words;
}

export class ContentWords {
  readonly #repository: Repository;
  readonly #list: PageList;
  #isReading = false;

  constructor(repository: Repository, list: PageList) {
    this.#repository = repository;
    this.#list = list;
  }

  /** Whether all texts are read; else the reading goes on in the background. */
  get areRead(): boolean {
    const { unread } = this.#list;
    if (unread.size > FEW) this.#readSoon();
    else for (const row of unread) this.#read(row);
    return unread.size === 0;
  }

  #readSoon(): void {
    if (this.#isReading) return;
    this.#isReading = true;
    const step = () => {
      const end = performance.now() + SLICE_MS;
      for (const row of this.#list.unread) {
        this.#read(row);
        if (performance.now() >= end) break;
      }
      this.#isReading = this.#list.unread.size > 0;
      if (this.#isReading) setImmediate(step);
    };
    setImmediate(step);
  }

  /** What an editor would go on from, all of which is in memory. */
  #textOf({ id, draft, published }: Row) {
    const { snapshots, state } = this.#repository;
    if (draft === null && published !== null) return this.#repository.master().document(id)?.data;
    const [inRelease] = state.documents.get(id)?.releases.values() ?? [];
    const version = draft ?? inRelease;
    return version === undefined ? undefined : snapshots.content(version);
  }

  #read(row: Row): void {
    const data = this.#textOf(row);
    const models = this.#repository.state;
    row.words = data ? wordNumbers(textsOfDocument(models, { ...row, data })) : none;
    this.#list.unread.delete(row);
  }
}

/** Whether a document's text has all the words of a searched one. */
export function hasWords({ words }: Row, searched: readonly number[]): boolean {
  return words !== null && searched.every((word) => holds(words, word));
}

/** The words of a searched text as documents have them; null where one of them is in none. */
export function searchedWords(text: string): readonly number[] | null {
  const words = knownWords(text);
  return words && words.length > 0 ? words : null;
}
