import { type FieldValue, kindOf, own, readDate } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import type { Call } from './condition.ts';
import { valuesAt } from './field-values.ts';
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

/** The field an argument names, where what is asked can be asked of its kind. */
export function fieldOf(call: Call, index: number, takes: (kind: string) => boolean): Field {
  const argument = call.path(index);
  const field = fieldAt(call.snapshot.contents.models, argument.path);
  return field && takes(field.kind) ? field : call.refuseField(argument);
}

export function subjectOf(call: Call, index: number): Subject {
  const argument = call.path(index);
  const ofDocument = own(documentSubjects, argument.path);
  if (ofDocument) return ofDocument(call.snapshot);
  return fieldSubject(
    call.snapshot,
    fieldOf(call, index, (kind) => kindOf(kind)?.isCompared ?? false),
  );
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
    comparable: kindOf(field.kind)?.asked ?? asText,
  };
  if (field.kind !== 'UID') return subject;
  return { ...subject, remembers: true, indexed: (uid) => snapshot.withUid(field.type, uid) };
}

function asText(value: Scalar): string | null {
  return typeof value === 'string' ? value : null;
}

/** Groups and slice zones hold fields; they have no value of their own. */
export function hasValues(kind: string): boolean {
  return kindOf(kind)?.values !== undefined;
}
