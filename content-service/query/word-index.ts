import { memoized } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { includesWord } from './words.ts';

type WordsIn = (document: SnapshotDocument) => Uint32Array;

/** Cached list entries per searched text. */
const maxEntries = 500_000;

const indexesOf = memoized((_: Snapshot) => new Map<string, WordIndex>());

/** The documents with a word in the text at `path`: a field's path, or `document`. */
export function wordIndexOf(
  snapshot: Snapshot,
  path: string,
  documents: readonly SnapshotDocument[],
  wordsIn: WordsIn,
): (word: number) => readonly SnapshotDocument[] {
  const indexes = indexesOf(snapshot);
  const index = indexes.get(path) ?? new WordIndex(documents, wordsIn);
  indexes.set(path, index);
  return (word) => index.documentsWith(word);
}

/**
 * Lists of documents per word, built lazily for the words searched: indexing every word would block the first search
 * after each publication.
 */
class WordIndex {
  readonly #documents: readonly SnapshotDocument[];
  readonly #words: readonly Uint32Array[];
  readonly #lists = new LRUCache<number, readonly SnapshotDocument[]>({
    maxSize: maxEntries,
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(documents: readonly SnapshotDocument[], wordsIn: WordsIn) {
    this.#documents = documents;
    this.#words = documents.map(wordsIn);
  }

  documentsWith(word: number): readonly SnapshotDocument[] {
    const cached = this.#lists.get(word);
    if (cached) return cached;
    const list = this.#documents.filter((_, index) => {
      const words = this.#words[index];
      return words !== undefined && includesWord(words, word);
    });
    this.#lists.set(word, list);
    return list;
  }
}
