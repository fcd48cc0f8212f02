import { type FieldValue, isRecord, kindOf, own } from '@farol/content-model';
import type { Models } from '../repository/models.ts';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import { textsOfDocument, textsOfField } from './document-text.ts';
import type { Field } from './fields.ts';
import { rememberPerDocument } from './per-document.ts';
import { fold, wordNumbers } from './words.ts';

/**
 * What a document holds at a field, ready to compare: nothing when it is empty, several in a group.
 * Remembered per document, which never changes.
 */
export const valuesAt = rememberPerDocument((_models, document, field): readonly FieldValue[] => {
  if (field.kind === 'UID') return document.uid === null ? [] : [document.uid];
  const kind = kindOf(field.kind);
  return storedAt(document, field).flatMap((stored) => kind?.values?.(stored, field.model) ?? []);
});

export const wordsAt = rememberPerDocument((models, document, field): Uint32Array => {
  if (field.kind === 'UID') return wordNumbers(document.uid === null ? [] : [document.uid]);
  const texts = storedAt(document, field).flatMap((stored) => [
    ...textsOfField(models, field.model, stored),
  ]);
  return wordNumbers(texts);
});

const whole: Field = { path: '', type: '', names: [], kind: '', model: {} };
const wordsOfAll = rememberPerDocument((models, document) =>
  wordNumbers(textsOfDocument(models, document)),
);

export function wordsOf(models: Models): (document: SnapshotDocument) => Uint32Array {
  return wordsOfAll(models, whole);
}

/** Where a document goes when ordered by a field: texts regardless of case and accents. */
export const sortKeyAt = rememberPerDocument((models, document, field) => {
  const [first] = valuesAt(models, field)(document);
  if (typeof first === 'string') return fold(first);
  if (typeof first === 'boolean') return first ? 1 : 0;
  return typeof first === 'number' ? first : null;
});

function storedAt(document: SnapshotDocument, field: Field): readonly unknown[] {
  let found: readonly unknown[] = [document.data];
  for (const [depth, name] of field.names.entries()) {
    const holders = depth === 0 ? found : found.flat();
    found = holders.map((holder) => (isRecord(holder) ? own(holder, name) : undefined));
  }
  return found;
}
