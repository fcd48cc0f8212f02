import type { FieldValue } from '@farol/content-model';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import type { Call, Condition } from './condition.ts';
import type { Scalar } from './predicate.ts';
import {
  asksForUidOfTypeWithout,
  fieldOf,
  fieldSubject,
  hasValues,
  type Subject,
  subjectOf,
} from './subjects.ts';
import { union } from './union.ts';

const none: Condition = { among: [], matches: () => false };

/** A list means all of them where there can be several (tags), and one of them elsewhere. */
export function at(call: Call): Condition {
  call.takes(2);
  const subject = subjectOf(call, 0);
  const values = call.values(1);
  return subject.several ? withAll(subject, values) : withAny(call, subject, values);
}

export function any(call: Call): Condition {
  call.takes(2);
  return withAny(call, subjectOf(call, 0), call.values(1));
}

/** The rest of what `at` finds, except that uids of the past do not count. */
export function not(call: Call): Condition {
  call.takes(2);
  const subject = subjectOf(call, 0);
  const values = call.values(1);
  const wanted = comparablesOf(subject, values);
  const refused = subject.several
    ? (found: readonly FieldValue[]) =>
        wanted.length === values.length && wanted.every((value) => found.includes(value))
    : (found: readonly FieldValue[]) => found.some((value) => wanted.includes(value));
  return {
    among: subject.among,
    matches: (document) => subject.concerns(document) && !refused(subject.valuesOf(document)),
  };
}

function withAll(subject: Subject, values: readonly Scalar[]): Condition {
  const wanted = comparablesOf(subject, values);
  if (wanted.length < values.length) return none;
  const lists = wanted.map((value) => subject.indexed?.(String(value)) ?? subject.among);
  const [smallest] = lists.sort((a, b) => a.length - b.length);
  return {
    among: smallest ?? subject.among,
    matches: (document) => {
      const found = subject.valuesOf(document);
      return wanted.every((value) => found.includes(value));
    },
  };
}

function withAny(call: Call, subject: Subject, values: readonly Scalar[]): Condition {
  const wanted = new Set(comparablesOf(subject, values));
  const { indexed } = subject;
  if (!indexed) {
    return {
      among: subject.among,
      matches: (document) =>
        subject.concerns(document) && subject.valuesOf(document).some((value) => wanted.has(value)),
    };
  }
  const lists = [...wanted].map((value) => indexed(String(value)));
  const among = union(call.snapshot, lists);
  if (subject.remembers) {
    const found = new Set(among);
    return {
      among,
      matches: (document) => found.has(document),
      rank: heldNowFirst(subject, wanted),
    };
  }
  const [only] = wanted;
  return {
    among,
    matches:
      wanted.size === 1 && only !== undefined
        ? (document) => subject.valuesOf(document).includes(only)
        : (document) => subject.valuesOf(document).some((value) => wanted.has(value)),
  };
}

/** Documents that hold a value now go before those the index still knows by an old one. */
function heldNowFirst(subject: Subject, wanted: ReadonlySet<FieldValue>) {
  return (document: SnapshotDocument) =>
    subject.valuesOf(document).some((value) => wanted.has(value)) ? 0 : 1;
}

/** Answers in the order in which it was asked. */
export function inOrder(call: Call): Condition {
  call.takes(2);
  const field =
    call.path(0).path === 'document.id' ? null : fieldOf(call, 0, (kind) => kind === 'UID');
  const { snapshot } = call;
  const places = new Map<SnapshotDocument, number>();
  for (const [place, value] of call.values(1).entries()) {
    if (typeof value !== 'string') continue;
    const found = field ? snapshot.withUid(field.type, value) : [snapshot.document(value)];
    for (const document of found) {
      if (!document || places.has(document)) continue;
      // One that holds the uid now goes before one that held it once.
      places.set(document, field && document.uid !== value ? place + 0.5 : place);
    }
  }
  return {
    among: [...places.keys()],
    matches: (document) => places.has(document),
    rank: (document) => places.get(document) ?? Infinity,
  };
}

export function has(call: Call): Condition {
  return filled(call, true);
}

export function missing(call: Call): Condition {
  return filled(call, false);
}

function filled(call: Call, wanted: boolean): Condition {
  call.takes(1);
  if (asksForUidOfTypeWithout(call, 0)) return none;
  const field = fieldOf(call, 0, hasValues);
  const subject = fieldSubject(call.snapshot, field);
  return {
    among: subject.among,
    matches: (document) =>
      subject.concerns(document) && subject.valuesOf(document).length > 0 === wanted,
  };
}

function comparablesOf(subject: Subject, values: readonly Scalar[]): FieldValue[] {
  return values.map(subject.comparable).filter((value) => value !== null);
}
