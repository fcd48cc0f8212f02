import { kindOf, memoized } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import type { Call, Condition } from './condition.ts';
import { wordsAt, wordsOf } from './field-values.ts';
import { fieldOf } from './subjects.ts';
import { wordIndexOf } from './word-index.ts';
import { holds, knownWords, vocabularySize } from './words.ts';

const none: Condition = { among: [], matches: () => false };

/** Every word of the search stands in the text. A search without a word finds nothing. */
export function fulltext(call: Call): Condition {
  call.takes(2);
  const { snapshot } = call;
  const { models } = snapshot.contents;
  const { path } = call.path(0);
  if (path === 'document') {
    return withWords(call.text(1), {
      wordsIn: wordsOf(models),
      documentsWith: wordIndexOf(snapshot, path, snapshot.ordered, wordsOf(models)),
    });
  }
  const field = fieldOf(call, 0, (kind) => kindOf(kind)?.isSearched ?? false);
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

function withWords(search: string, { wordsIn, documentsWith }: SearchedText): Condition {
  const wanted = knownWords(search);
  const [rarest] = (wanted ?? []).map(documentsWith).sort((a, b) => a.length - b.length);
  if (!wanted || !rarest) return none;
  return {
    among: rarest,
    matches: (document) => {
      const words = wordsIn(document);
      return wanted.every((word) => holds(words, word));
    },
  };
}

/**
 * Documents that share words with one document, those with the most first. Words that stand in more than
 * `most` documents say nothing about likeness.
 */
export function similar(call: Call): Condition {
  call.takes(2);
  const { snapshot } = call;
  const { models } = snapshot.contents;
  const original = snapshot.document(call.text(0));
  const most = call.number(1);
  if (!original) return none;
  const wordsIn = wordsOf(models);
  const spread = documentsPerWord(snapshot);
  const telling = wordsIn(original).filter((word) => (spread[word] ?? 0) <= most);
  const shared = new Map<SnapshotDocument, number>();
  for (const document of snapshot.ordered) {
    if (document === original) continue;
    const words = wordsIn(document);
    const count = telling.reduce((sum, word) => sum + (holds(words, word) ? 1 : 0), 0);
    if (count > 0) shared.set(document, count);
  }
  return {
    among: snapshot.ordered,
    matches: (document) => shared.has(document),
    rank: (document) => -(shared.get(document) ?? 0),
  };
}

const documentsPerWord = memoized((snapshot: Snapshot): Uint32Array => {
  const words = snapshot.ordered.map(wordsOf(snapshot.contents.models));
  const spread = new Uint32Array(vocabularySize());
  for (const each of words) for (const word of each) spread[word] = (spread[word] ?? 0) + 1;
  return spread;
});
