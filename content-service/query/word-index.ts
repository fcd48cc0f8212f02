import { memoized } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { holds } from './words.ts';

type WordsIn = (document: SnapshotDocument) => Uint32Array;

/** So many entries of the lists are kept for each text that is searched. */
const mostEntries = 500_000;

const indexesOf = memoized((_: Snapshot) => new Map<string, WordIndex>());

/** The documents that hold a word, by the searched text: `document`, or a field's path. */
export function wordIndexOf(
  snapshot: Snapshot,
  path: string,
  documents: readonly SnapshotDocument[],
  wordsIn: WordsIn,
): (word: number) => readonly SnapshotDocument[] {
  const ofSnapshot = indexesOf(snapshot);
  const index = ofSnapshot.get(path) ?? new WordIndex(documents, wordsIn);
  ofSnapshot.set(path, index);
  return (word) => index.documentsWith(word);
}

/**
 * A list per word that someone searched for, made when it is asked for: indexing every word would hold up
 * the first search after each publication.
 */
class WordIndex {
  readonly #documents: readonly SnapshotDocument[];
  readonly #words: readonly Uint32Array[];
  readonly #lists = new LRUCache<number, readonly SnapshotDocument[]>({
    maxSize: mostEntries,
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(documents: readonly SnapshotDocument[], wordsIn: WordsIn) {
    this.#documents = documents;
    this.#words = documents.map(wordsIn);
  }

  documentsWith(word: number): readonly SnapshotDocument[] {
    const cached = this.#lists.get(word);
    if (cached) return cached;
    const list = this.#documents.filter((_, place) => {
      const words = this.#words[place];
      return words !== undefined && holds(words, word);
    });
    this.#lists.set(word, list);
    return list;
  }
}
