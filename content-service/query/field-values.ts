import { own } from '@farol/content-model';
import type { Models } from '../repository/models.ts';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import { isRecord } from '../repository/stored-data.ts';
import { readDate } from './dates.ts';
import { textsOfBlocks, textsOfDocument, textsOfField } from './document-text.ts';
import type { Field } from './fields.ts';
import { rememberPerDocument } from './per-document.ts';
import { fold, wordNumbers } from './words.ts';

export type FieldValue = string | number | boolean | GeoPoint;

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * What a document holds at a field, ready to compare: nothing when it is empty, several in a group.
 * Remembered per document, which never changes.
 */
export const valuesAt = rememberPerDocument((_models, document, field): readonly FieldValue[] => {
  if (field.kind === 'UID') return document.uid === null ? [] : [document.uid];
  const read = own(readers, field.kind) ?? (() => []);
  return storedAt(document, field).flatMap((stored) => read(stored, field));
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

/** Each kind of field as comparable values; a kind that is not here holds none. */
const readers: Readonly<Record<string, (stored: unknown, field: Field) => readonly FieldValue[]>> =
  {
    Text: text,
    Select: text,
    Color: text,
    Number: number,
    Range: number,
    Boolean: (stored, field) => [typeof stored === 'boolean' ? stored : initially(field.model)],
    Date: date,
    Timestamp: date,
    StructuredText: (stored) => {
      const all = [...textsOfBlocks(stored)].join(' ');
      return all !== '' ? [all] : hasBlocks(stored) ? [''] : [];
    },
    GeoPoint: place,
    Link: (stored) => (Array.isArray(stored) ? stored : [stored]).flatMap(linkTarget),
    Image: (stored) => (isRecord(stored) && typeof stored.id === 'string' ? [stored.id] : []),
    Embed: (stored) =>
      isRecord(stored) && Object.keys(stored).length > 0 ? [String(stored.embed_url ?? '')] : [],
    Table: (stored) => (isRecord(stored) ? [''] : []),
    IntegrationFields: (stored) => (stored === null || stored === undefined ? [] : ['']),
  };

/** What a Boolean field says before anyone touched it. */
export function initially(model: Readonly<Record<string, unknown>>): boolean {
  return isRecord(model.config) && model.config.default_value === true;
}

function text(stored: unknown): readonly FieldValue[] {
  return typeof stored === 'string' && stored !== '' ? [stored] : [];
}

function number(stored: unknown): readonly FieldValue[] {
  return typeof stored === 'number' ? [stored] : [];
}

function date(stored: unknown): readonly FieldValue[] {
  const read = readDate(stored);
  return read === null ? [] : [read];
}

function place(stored: unknown): readonly FieldValue[] {
  if (!isRecord(stored)) return [];
  const { latitude, longitude } = stored;
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? [{ latitude, longitude }]
    : [];
}

function linkTarget(link: unknown): readonly FieldValue[] {
  if (!isRecord(link)) return [];
  if (link.link_type === 'Web') return typeof link.url === 'string' ? [link.url] : [];
  return typeof link.id === 'string' && link.link_type !== 'Any' ? [link.id] : [];
}

/** A rich text of a picture alone has no words and is not empty. */
function hasBlocks(stored: unknown): boolean {
  return (
    Array.isArray(stored) &&
    stored.some((block) => isRecord(block) && (block.type === 'image' || block.type === 'embed'))
  );
}

function storedAt(document: SnapshotDocument, field: Field): readonly unknown[] {
  let found: readonly unknown[] = [document.data];
  for (const [depth, name] of field.names.entries()) {
    const holders = depth === 0 ? found : found.flat();
    found = holders.map((holder) => (isRecord(holder) ? own(holder, name) : undefined));
  }
  return found;
}
