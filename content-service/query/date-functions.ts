import { readDate } from '@farol/content-model';
import type { Call, Condition } from './condition.ts';
import { type DatePart, dateParts } from './date-parts.ts';
import { anyNumber, fieldOf, fieldSubject, type Subject, subjectOf } from './subjects.ts';

type PredicateFunction = (call: Call) => Condition;

const comparisons: Readonly<Record<string, PredicateFunction>> = {
  'date.before': (call) => comparedWith(call, (at, limit) => at < limit),
  'date.after': (call) => comparedWith(call, (at, limit) => at > limit),
  'date.between': (call) => {
    call.expectArguments(3);
    const from = call.readAs(1, readDate);
    const to = call.readAs(2, readDate);
    return anyNumber(dateSubject(call), (at) => at >= from && at <= to);
  },
};

function comparedWith(call: Call, holds: (at: number, limit: number) => boolean): Condition {
  call.expectArguments(2);
  const limit = call.readAs(1, readDate);
  return anyNumber(dateSubject(call), (at) => holds(at, limit));
}

function functionsOfPart([name, part]: [string, DatePart]): [string, PredicateFunction][] {
  const exact: [string, PredicateFunction] = [
    `date.${name}`,
    partFunction(part, (a, b) => a === b),
  ];
  if (name === 'year') return [exact];
  return [
    exact,
    [`date.${name}-after`, partFunction(part, (a, b) => a > b)],
    [`date.${name}-before`, partFunction(part, (a, b) => a < b)],
  ];
}

function partFunction(
  part: DatePart,
  holds: (value: number, expected: number) => boolean,
): PredicateFunction {
  return (call) => {
    call.expectArguments(2);
    const expected = call.readAs(1, part.read);
    return anyNumber(dateSubject(call), (at) => holds(part.of(at), expected));
  };
}

export const dateFunctions: Readonly<Record<string, PredicateFunction>> = {
  ...comparisons,
  ...Object.fromEntries(Object.entries(dateParts).flatMap(functionsOfPart)),
};

const dateKinds = new Set(['Date', 'Timestamp']);
const publicationDate = /^document\.(?:first|last)_publication_date$/;

function dateSubject(call: Call): Subject {
  if (publicationDate.test(call.path(0).path)) return subjectOf(call);
  return fieldSubject(
    call.snapshot,
    fieldOf(call, (kind) => dateKinds.has(kind)),
  );
}
