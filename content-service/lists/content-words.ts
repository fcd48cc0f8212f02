import { textsOfDocument } from '../query/document-text.ts';
import { holds, knownWords, wordNumbers } from '../query/words.ts';
import type { Repository } from '../repository/repository.ts';
import { Turns } from '../turns.ts';
import type { PageList } from './page-list.ts';
import type { Row } from './row.ts';

/** As few texts are read when they are asked for; more in the background. */
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
  #reading: Promise<void> | null = null;

  constructor(repository: Repository, list: PageList) {
    this.#repository = repository;
    this.#list = list;
  }

  /** Whether all texts are read; else the reading goes on in the background. */
  async areRead(): Promise<boolean> {
    const { unread } = this.#list;
    if (unread.size > FEW) this.#readSoon();
    else await this.#readAll();
    return unread.size === 0;
  }

  async #readAll(): Promise<void> {
    const turns = new Turns();
    for (const row of this.#list.unread) {
      if (turns.isOver) await turns.next();
      this.#read(row);
    }
  }

  #readSoon(): void {
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
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
