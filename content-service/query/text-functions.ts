import { kindOf, memoized } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { type Call, type Condition, matchesNothing } from './condition.ts';
import { wordsAt, wordsOf } from './field-values.ts';
import { fieldOf } from './subjects.ts';
import { wordIndexOf } from './word-index.ts';
import { includesWord, knownWords, vocabularySize } from './words.ts';

/** Matches texts with every word of the search. A search without words matches nothing. */
export function fulltext(call: Call): Condition {
  call.expectArguments(2);
  const { snapshot } = call;
  const { models } = snapshot.contents;
  const { path } = call.path(0);
  if (path === 'document') {
    return withWords(call.text(1), {
      wordsIn: wordsOf(models),
      documentsWith: wordIndexOf(snapshot, path, snapshot.ordered, wordsOf(models)),
    });
  }
  const field = fieldOf(call, (kind) => kindOf(kind)?.isSearched ?? false);
  const wordsIn = wordsAt(models, field);
  const condition = withWords(call.text(1), {
    wordsIn,
    documentsWith: wordIndexOf(snapshot, path, snapshot.ofType(field.type), wordsIn),
  });
  return {
    ...condition,
    matches: (document) => document.type === field.type && condition.matches(document),
  };
}

interface SearchedText {
  readonly wordsIn: (document: SnapshotDocument) => Uint32Array;
  readonly documentsWith: (word: number) => readonly SnapshotDocument[];
}

/** Looking up more words of a search takes longer than comparing the documents that have these. */
const maxIndexedWords = 16;

function withWords(search: string, { wordsIn, documentsWith }: SearchedText): Condition {
  const searched = knownWords(search);
  const [rarest] = (searched ?? [])
    .slice(0, maxIndexedWords)
    .map(documentsWith)
    .sort((a, b) => a.length - b.length);
  if (!searched || !rarest) return matchesNothing;
  return {
    candidates: rarest,
    matches: (document) => {
      const words = wordsIn(document);
      return searched.every((word) => includesWord(words, word));
    },
  };
}

/**
 * Documents that share words with a document, those that share most first. Words that occur in more than the
 * given number of documents are ignored.
 */
export function similar(call: Call): Condition {
  call.expectArguments(2);
  const { snapshot } = call;
  const { models } = snapshot.contents;
  const original = snapshot.document(call.text(0));
  const maxDocuments = call.number(1);
  if (!original) return matchesNothing;
  const wordsIn = wordsOf(models);
  const documentCounts = documentsPerWord(snapshot);
  const isDistinctive = new Uint8Array(vocabularySize());
  for (const word of wordsIn(original))
    if ((documentCounts[word] ?? 0) <= maxDocuments) isDistinctive[word] = 1;
  const shared = new Map<SnapshotDocument, number>();
  for (const document of snapshot.ordered) {
    if (document === original) continue;
    const count = wordsIn(document).reduce((sum, word) => sum + (isDistinctive[word] ?? 0), 0);
    if (count > 0) shared.set(document, count);
  }
  return {
    candidates: snapshot.ordered,
    matches: (document) => shared.has(document),
    rank: (document) => -(shared.get(document) ?? 0),
  };
}

const documentsPerWord = memoized((snapshot: Snapshot): Uint32Array => {
  const words = snapshot.ordered.map(wordsOf(snapshot.contents.models));
  const documentCounts = new Uint32Array(vocabularySize());
  for (const list of words)
    for (const word of list) documentCounts[word] = (documentCounts[word] ?? 0) + 1;
  return documentCounts;
});
