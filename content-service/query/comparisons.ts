import type { FieldValue } from '@farol/content-model';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import { type Call, type Condition, matchesNothing } from './condition.ts';
import type { Scalar } from './predicate.ts';
import {
  asksForMissingUid,
  fieldOf,
  fieldSubject,
  hasValues,
  type Subject,
  subjectOf,
} from './subjects.ts';
import { union } from './union.ts';

/** A list matches documents with all of the values for tags, and with any of them otherwise. */
export function at(call: Call): Condition {
  call.expectArguments(2);
  const subject = subjectOf(call);
  const values = call.values(1);
  return subject.isMultiple ? withAll(subject, values) : withAny(call, subject, values);
}

export function any(call: Call): Condition {
  call.expectArguments(2);
  return withAny(call, subjectOf(call), call.values(1));
}

/** The complement of `at`, except that former uids do not count. */
export function not(call: Call): Condition {
  call.expectArguments(2);
  const subject = subjectOf(call);
  const values = call.values(1);
  const expected = comparableValues(subject, values);
  const isExcluded = subject.isMultiple
    ? (actual: readonly FieldValue[]) =>
        expected.length === values.length && expected.every((value) => actual.includes(value))
    : (actual: readonly FieldValue[]) => actual.some((value) => expected.includes(value));
  return {
    candidates: subject.candidates,
    matches: (document) => subject.appliesTo(document) && !isExcluded(subject.valuesOf(document)),
  };
}

function withAll(subject: Subject, values: readonly Scalar[]): Condition {
  const expected = comparableValues(subject, values);
  if (expected.length < values.length) return matchesNothing;
  const lists = expected.map((value) => subject.lookup?.(String(value)) ?? subject.candidates);
  const [smallest] = lists.sort((a, b) => a.length - b.length);
  return {
    candidates: smallest ?? subject.candidates,
    matches: (document) => {
      const actual = subject.valuesOf(document);
      return expected.every((value) => actual.includes(value));
    },
  };
}

function withAny(call: Call, subject: Subject, values: readonly Scalar[]): Condition {
  const expected = new Set(comparableValues(subject, values));
  const { lookup } = subject;
  if (!lookup) {
    return {
      candidates: subject.candidates,
      matches: (document) =>
        subject.appliesTo(document) &&
        subject.valuesOf(document).some((value) => expected.has(value)),
    };
  }
  const lists = [...expected].map((value) => lookup(String(value)));
  const candidates = union(call.snapshot, lists);
  if (subject.includesFormerValues) {
    const matching = new Set(candidates);
    return {
      candidates,
      matches: (document) => matching.has(document),
      rank: currentFirst(subject, expected),
    };
  }
  const [single] = expected;
  return {
    candidates,
    matches:
      expected.size === 1 && single !== undefined
        ? (document) => subject.valuesOf(document).includes(single)
        : (document) => subject.valuesOf(document).some((value) => expected.has(value)),
  };
}

/** Ranks documents that have the value now before those that had it formerly. */
function currentFirst(subject: Subject, expected: ReadonlySet<FieldValue>) {
  return (document: SnapshotDocument) =>
    subject.valuesOf(document).some((value) => expected.has(value)) ? 0 : 1;
}

/** Results in the order of the listed values. */
export function inOrder(call: Call): Condition {
  call.expectArguments(2);
  const field =
    call.path(0).path === 'document.id' ? null : fieldOf(call, (kind) => kind === 'UID');
  const { snapshot } = call;
  const ranks = new Map<SnapshotDocument, number>();
  for (const [rank, value] of call.values(1).entries()) {
    if (typeof value !== 'string') continue;
    const documents = field ? snapshot.withUid(field.type, value) : [snapshot.document(value)];
    for (const document of documents) {
      if (!document || ranks.has(document)) continue;
      // Documents that have the uid now before those that had it formerly.
      ranks.set(document, field && document.uid !== value ? rank + 0.5 : rank);
    }
  }
  return {
    candidates: [...ranks.keys()],
    matches: (document) => ranks.has(document),
    rank: (document) => ranks.get(document) ?? Infinity,
  };
}

export function has(call: Call): Condition {
  return byPresence(call, true);
}

export function missing(call: Call): Condition {
  return byPresence(call, false);
}

function byPresence(call: Call, isPresent: boolean): Condition {
  call.expectArguments(1);
  if (asksForMissingUid(call)) return matchesNothing;
  const field = fieldOf(call, hasValues);
  const subject = fieldSubject(call.snapshot, field);
  return {
    candidates: subject.candidates,
    matches: (document) =>
      subject.appliesTo(document) && subject.valuesOf(document).length > 0 === isPresent,
  };
}

function comparableValues(subject: Subject, values: readonly Scalar[]): FieldValue[] {
  return values.map(subject.comparable).filter((value) => value !== null);
}
