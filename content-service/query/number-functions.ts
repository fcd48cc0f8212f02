import type { Call, Condition } from './condition.ts';
import { anyNumber, fieldOf, fieldSubject, type Subject } from './subjects.ts';

const numberKinds = new Set(['Number', 'Range']);

export const numberFunctions: Readonly<Record<string, (call: Call) => Condition>> = {
  'number.lt': comparedWith((value, limit) => value < limit),
  'number.gt': comparedWith((value, limit) => value > limit),
  'number.inRange': (call) => {
    call.expectArguments(3);
    const min = call.number(1);
    const max = call.number(2);
    return anyNumber(numberSubject(call), (value) => value >= min && value <= max);
  },
};

function comparedWith(holds: (value: number, limit: number) => boolean) {
  return (call: Call): Condition => {
    call.expectArguments(2);
    const limit = call.number(1);
    return anyNumber(numberSubject(call), (value) => holds(value, limit));
  };
}

function numberSubject(call: Call): Subject {
  return fieldSubject(
    call.snapshot,
    fieldOf(call, (kind) => numberKinds.has(kind)),
  );
}
