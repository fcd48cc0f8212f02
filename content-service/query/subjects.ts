import { type FieldValue, kindOf, own, readDate } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import type { Call, Condition } from './condition.ts';
import { valuesAt } from './field-values.ts';
import { type Field, fieldAt, isUidPath } from './fields.ts';
import type { Scalar } from './predicate.ts';

/** What a predicate's first argument refers to: a field, or a property of every document. */
export interface Subject {
  /** The documents that can have it. */
  readonly candidates: readonly SnapshotDocument[];
  appliesTo(document: SnapshotDocument): boolean;
  valuesOf(document: SnapshotDocument): readonly FieldValue[];
  /** Converts a query's value for comparisons; null if no value can equal it. */
  comparable(value: Scalar): FieldValue | null;
  /** Finds the documents with exactly this value, if there is an index. */
  readonly lookup?: (value: string) => readonly SnapshotDocument[];
  /** Whether the index also finds documents by their former values. */
  readonly includesFormerValues?: boolean;
  /** Whether a document can have several values, so that a list in `at` requires all of them. */
  readonly isMultiple?: boolean;
}

const everyDocument = (snapshot: Snapshot) => ({
  candidates: snapshot.ordered,
  appliesTo: () => true,
});

/** The field of the first argument; refused unless `accepts` its kind. */
export function fieldOf(call: Call, accepts: (kind: string) => boolean): Field {
  const argument = call.path(0);
  const field = fieldAt(call.snapshot.contents.models, argument.path);
  return field && accepts(field.kind) ? field : call.refuseField(argument);
}

/** What the first argument names. */
export function subjectOf(call: Call): Subject {
  const documentSubject = own(documentSubjects, call.path(0).path);
  if (documentSubject) return documentSubject(call.snapshot);
  return fieldSubject(
    call.snapshot,
    fieldOf(call, (kind) => kindOf(kind)?.isCompared ?? false),
  );
}

/** Whether the first argument is the uid of a type without uids: some kits use `has` and `missing` on it. */
export function asksForMissingUid(call: Call): boolean {
  const { models } = call.snapshot.contents;
  const { path } = call.path(0);
  return !fieldAt(models, path) && isUidPath(models, path);
}

const documentSubjects: Readonly<Record<string, (snapshot: Snapshot) => Subject>> = {
  'document.id': (snapshot) => ({
    ...everyDocument(snapshot),
    valuesOf: (document) => [document.id],
    comparable: asText,
    lookup: (id) => [snapshot.document(id)].filter((document) => document !== undefined),
  }),
  'document.type': (snapshot) => ({
    ...everyDocument(snapshot),
    valuesOf: (document) => [document.type],
    comparable: asText,
    lookup: (type) => snapshot.ofType(type),
  }),
  'document.tags': (snapshot) => ({
    ...everyDocument(snapshot),
    valuesOf: (document) => document.tags,
    comparable: asText,
    lookup: (tag) => snapshot.withTag(tag),
    isMultiple: true,
  }),
  'document.first_publication_date': (snapshot) => ({
    ...everyDocument(snapshot),
    valuesOf: ({ firstPublished }) => (firstPublished === null ? [] : [firstPublished]),
    comparable: readDate,
  }),
  'document.last_publication_date': (snapshot) => ({
    ...everyDocument(snapshot),
    valuesOf: ({ lastPublished }) => (lastPublished === null ? [] : [lastPublished]),
    comparable: readDate,
  }),
};

export function fieldSubject(snapshot: Snapshot, field: Field): Subject {
  const { models } = snapshot.contents;
  const subject = {
    candidates: snapshot.ofType(field.type),
    appliesTo: (document: SnapshotDocument) => document.type === field.type,
    valuesOf: valuesAt(models, field),
    comparable: kindOf(field.kind)?.asked ?? asText,
  };
  if (field.kind !== 'UID') return subject;
  return {
    ...subject,
    includesFormerValues: true,
    lookup: (uid) => snapshot.withUid(field.type, uid),
  };
}

function asText(value: Scalar): string | null {
  return typeof value === 'string' ? value : null;
}

/** Matches documents with a number, or a date, for which `holds` is true. */
export function anyNumber(subject: Subject, holds: (value: number) => boolean): Condition {
  return {
    candidates: subject.candidates,
    matches: (document) =>
      subject.appliesTo(document) &&
      subject.valuesOf(document).some((value) => typeof value === 'number' && holds(value)),
  };
}

/** Whether fields of this kind have values; groups and slice zones only contain fields. */
export function hasValues(kind: string): boolean {
  return kindOf(kind)?.values !== undefined;
}
