import { own } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import type { Call } from './condition.ts';
import { readDate } from './dates.ts';
import { type FieldValue, valuesAt } from './field-values.ts';
import { type Field, fieldAt, isUidOfTypeWithout } from './fields.ts';
import type { Scalar } from './predicate.ts';

/** What a predicate's first argument speaks of: a field, or one of the things every document has. */
export interface Subject {
  /** The documents that can have it, and whether one is among them. */
  readonly among: readonly SnapshotDocument[];
  concerns(document: SnapshotDocument): boolean;
  valuesOf(document: SnapshotDocument): readonly FieldValue[];
  /** A query's value as it is compared with: null when it can equal nothing here. */
  comparable(value: Scalar): FieldValue | null;
  /** The documents with exactly that value, where there is an index. */
  readonly indexed?: (value: string) => readonly SnapshotDocument[];
  /** The index also knows the values of the past. */
  readonly remembers?: boolean;
  /** A document can have several of these, and a list asks for all of them. */
  readonly several?: boolean;
}

const ofEvery = (snapshot: Snapshot) => ({ among: snapshot.ordered, concerns: () => true });

export function fieldOf(call: Call, index: number, kinds: ReadonlySet<string>): Field {
  const argument = call.path(index);
  const field = fieldAt(call.snapshot.contents.models, argument.path);
  return field && kinds.has(field.kind) ? field : call.refuseField(argument);
}

export function subjectOf(call: Call, index: number): Subject {
  const argument = call.path(index);
  const ofDocument = own(documentSubjects, argument.path);
  if (ofDocument) return ofDocument(call.snapshot);
  return fieldSubject(call.snapshot, fieldOf(call, index, comparableKinds));
}

/** `has` and `missing` of a uid may be asked of any type, as some kits do. */
export function asksForUidOfTypeWithout(call: Call, index: number): boolean {
  const { models } = call.snapshot.contents;
  const { path } = call.path(index);
  return !fieldAt(models, path) && isUidOfTypeWithout(models, path);
}

const documentSubjects: Readonly<Record<string, (snapshot: Snapshot) => Subject>> = {
  'document.id': (snapshot) => ({
    ...ofEvery(snapshot),
    valuesOf: (document) => [document.id],
    comparable: asText,
    indexed: (id) => [snapshot.document(id)].filter((found) => found !== undefined),
  }),
  'document.type': (snapshot) => ({
    ...ofEvery(snapshot),
    valuesOf: (document) => [document.type],
    comparable: asText,
    indexed: (type) => snapshot.ofType(type),
  }),
  'document.tags': (snapshot) => ({
    ...ofEvery(snapshot),
    valuesOf: (document) => document.tags,
    comparable: asText,
    indexed: (tag) => snapshot.withTag(tag),
    several: true,
  }),
  'document.first_publication_date': (snapshot) => ({
    ...ofEvery(snapshot),
    valuesOf: ({ firstPublished }) => (firstPublished === null ? [] : [firstPublished]),
    comparable: readDate,
  }),
  'document.last_publication_date': (snapshot) => ({
    ...ofEvery(snapshot),
    valuesOf: ({ lastPublished }) => (lastPublished === null ? [] : [lastPublished]),
    comparable: readDate,
  }),
};

export function fieldSubject(snapshot: Snapshot, field: Field): Subject {
  const { models } = snapshot.contents;
  const subject = {
    among: snapshot.ofType(field.type),
    concerns: (document: SnapshotDocument) => document.type === field.type,
    valuesOf: valuesAt(models, field),
    comparable: own(comparables, field.kind) ?? asText,
  };
  if (field.kind !== 'UID') return subject;
  return { ...subject, remembers: true, indexed: (uid) => snapshot.withUid(field.type, uid) };
}

function asText(value: Scalar): string | null {
  return typeof value === 'string' ? value : null;
}

function asNumber(value: Scalar): number | null {
  return typeof value === 'number' ? value : null;
}

const comparables: Readonly<Record<string, (value: Scalar) => FieldValue | null>> = {
  Number: asNumber,
  Range: asNumber,
  Boolean: (value) => (typeof value === 'boolean' ? value : null),
  Date: readDate,
  Timestamp: readDate,
};

/** Groups and slice zones hold fields; they have no value of their own. */
export const fieldKinds = new Set([
  'UID',
  'Text',
  'Select',
  'Color',
  'Number',
  'Range',
  'Boolean',
  'Date',
  'Timestamp',
  'StructuredText',
  'GeoPoint',
  'Link',
  'Image',
  'Embed',
  'Table',
  'IntegrationFields',
]);

const comparableKinds = new Set(
  [...fieldKinds].filter(
    (kind) => !['GeoPoint', 'Embed', 'Table', 'IntegrationFields', 'Image'].includes(kind),
  ),
);
