import { type FieldValue, isRecord, kindOf, own, plainLetters } from '@farol/content-model';
import type { Models } from '../repository/models.ts';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import { textsOfDocument, textsOfField } from './document-text.ts';
import type { Field } from './fields.ts';
import { memoizePerDocument } from './per-document.ts';
import { wordNumbers } from './words.ts';

/**
 * The comparable values of a document's field: none if it is empty, several in a group.
 * Cached per document, because documents are immutable.
 */
export const valuesAt = memoizePerDocument((_models, document, field): readonly FieldValue[] => {
  if (field.kind === 'UID') return document.uid === null ? [] : [document.uid];
  const kind = kindOf(field.kind);
  return storedAt(document, field).flatMap((stored) => kind?.values?.(stored, field.model) ?? []);
});

export const wordsAt = memoizePerDocument((models, document, field): Uint32Array => {
  if (field.kind === 'UID') return wordNumbers(document.uid === null ? [] : [document.uid]);
  const texts = storedAt(document, field).flatMap((stored) => [
    ...textsOfField(models, field.model, stored),
  ]);
  return wordNumbers(texts);
});

const wholeDocument: Field = { path: '', type: '', names: [], kind: '', model: {} };
const wordsOfDocument = memoizePerDocument((models, document) =>
  wordNumbers(textsOfDocument(models, document)),
);

export function wordsOf(models: Models): (document: SnapshotDocument) => Uint32Array {
  return wordsOfDocument(models, wholeDocument);
}

/** The key for ordering by a field: texts ignore case and accents. */
export const sortKeyAt = memoizePerDocument((models, document, field) => {
  const [first] = valuesAt(models, field)(document);
  if (typeof first === 'string') return plainLetters(first);
  if (typeof first === 'boolean') return first ? 1 : 0;
  return typeof first === 'number' ? first : null;
});

function storedAt(document: SnapshotDocument, field: Field): readonly unknown[] {
  let values: readonly unknown[] = [document.data];
  for (const [depth, name] of field.names.entries()) {
    const parents = depth === 0 ? values : values.flat();
    values = parents.map((parent) => (isRecord(parent) ? own(parent, name) : undefined));
  }
  return values;
}
