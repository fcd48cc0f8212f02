import { readDate } from '@farol/content-model';
import type { Call, Condition } from './condition.ts';
import { type DatePart, dateParts } from './date-parts.ts';
import { fieldOf, fieldSubject, type Subject, subjectOf } from './subjects.ts';

type Meaning = (call: Call) => Condition;

const ordered: Readonly<Record<string, Meaning>> = {
  'date.before': (call) => comparedWith(call, (at, limit) => at < limit),
  'date.after': (call) => comparedWith(call, (at, limit) => at > limit),
  'date.between': (call) => {
    call.takes(3);
    const from = call.readAs(1, readDate);
    const to = call.readAs(2, readDate);
    return someDate(call, (at) => at >= from && at <= to);
  },
};

function comparedWith(call: Call, holds: (at: number, limit: number) => boolean): Condition {
  call.takes(2);
  const limit = call.readAs(1, readDate);
  return someDate(call, (at) => holds(at, limit));
}

function functionsOfPart([name, part]: [string, DatePart]): [string, Meaning][] {
  const exact: [string, Meaning] = [`date.${name}`, partFunction(part, (a, b) => a === b)];
  if (name === 'year') return [exact];
  return [
    exact,
    [`date.${name}-after`, partFunction(part, (a, b) => a > b)],
    [`date.${name}-before`, partFunction(part, (a, b) => a < b)],
  ];
}

function partFunction(part: DatePart, holds: (found: number, wanted: number) => boolean): Meaning {
  return (call) => {
    call.takes(2);
    const wanted = call.readAs(1, part.read);
    return someDate(call, (at) => holds(part.of(at), wanted));
  };
}

export const dateFunctions: Readonly<Record<string, Meaning>> = {
  ...ordered,
  ...Object.fromEntries(Object.entries(dateParts).flatMap(functionsOfPart)),
};

const dateKinds = new Set(['Date', 'Timestamp']);
const publicationDate = /^document\.(?:first|last)_publication_date$/;

function someDate(call: Call, holds: (at: number) => boolean): Condition {
  const subject = dateSubject(call);
  return {
    among: subject.among,
    matches: (document) =>
      subject.concerns(document) &&
      subject.valuesOf(document).some((value) => typeof value === 'number' && holds(value)),
  };
}

function dateSubject(call: Call): Subject {
  if (publicationDate.test(call.path(0).path)) return subjectOf(call, 0);
  return fieldSubject(
    call.snapshot,
    fieldOf(call, 0, (kind) => dateKinds.has(kind)),
  );
}
