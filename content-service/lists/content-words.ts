import { errorOf, memoized } from '@farol/content-model';
import { textsOfDocument } from '../query/document-text.ts';
import { knownWords, wordNumbers } from '../query/words.ts';
import type { Repository } from '../repository/repository.ts';
import { Turns } from '../turns.ts';
import type { Columns } from './columns.ts';
import type { Row } from './row.ts';
import { WordPostings } from './word-postings.ts';

/** Up to this many texts are read at once; more in the background. */
const maxReadAtOnce = 100;

/** The words in the texts of a repository's documents; a draft takes precedence over what is published. */
export const contentWordsOf = memoized((columns: Columns) => new ContentWords(columns));

export class ContentWords {
  readonly #columns: Columns;
  readonly #postings = new WordPostings();
  #reading: Promise<void> | null = null;
  #isFaultReported = false;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Whether all texts are read; if not, reading continues in the background. */
  async areRead(repository: Repository): Promise<boolean> {
    const { unread } = this.#columns;
    if (unread.size > maxReadAtOnce) this.#readSoon(repository);
    else await this.#readAll(repository);
    return unread.size === 0;
  }

  /** 1 for each document whose text has all words of the search; null where none can. */
  documentsWithAll(search: string): Uint8Array | null {
    const words = knownWords(search);
    if (!words || words.length === 0) return null;
    return this.#postings.markAll(words, this.#columns.marks('held'));
  }

  /** A text that cannot be read is retried on the next request, and logged once until all could be read. */
  async #readAll(repository: Repository): Promise<void> {
    const turns = new Turns();
    const { unread } = this.#columns;
    let fault: unknown = null;
    for (const row of unread) {
      if (turns.isOver) await turns.next();
      // Meanwhile it may have been read by another call, or the row was replaced.
      if (!unread.has(row)) continue;
      try {
        this.#read(repository, row);
      } catch (thrown) {
        fault ??= thrown;
      }
    }
    if (fault !== null && !this.#isFaultReported) repository.report(new TextsUnread(fault));
    this.#isFaultReported = fault !== null;
    if (this.#postings.areMostlyOutdated) await this.#postings.sweep(turns);
  }

  #readSoon(repository: Repository): void {
    this.#reading ??= this.#readAll(repository).finally(() => {
      this.#reading = null;
    });
  }

  #read(repository: Repository, row: Row): void {
    const data = textOf(repository, row);
    const texts = data ? textsOfDocument(repository.state, { ...row, data }) : [];
    this.#postings.set(row.index, wordNumbers(texts));
    this.#columns.unread.delete(row);
  }
}

/** The text an editor would continue from; all of it is in memory. */
function textOf(repository: Repository, { id, draft, published }: Row) {
  if (draft === null && published !== null) return repository.master().document(id)?.data;
  const [inRelease] = repository.state.documents.get(id)?.releases.values() ?? [];
  const version = draft ?? inRelease;
  return version === undefined ? undefined : repository.snapshots.content(version);
}

class TextsUnread extends Error {
  override name = 'TextsUnread';
  constructor(cause: unknown) {
    const reason = errorOf(cause).message;
    super(`Lists find some pages by their names alone until this is mended: ${reason}`, { cause });
  }
}
