import type { Call, Condition } from './condition.ts';
import { fieldOf, fieldSubject } from './subjects.ts';

const numberKinds = new Set(['Number', 'Range']);

export const numberFunctions: Readonly<Record<string, (call: Call) => Condition>> = {
  'number.lt': comparedWith((value, limit) => value < limit),
  'number.gt': comparedWith((value, limit) => value > limit),
  'number.inRange': (call) => {
    call.takes(3);
    const least = call.number(1);
    const most = call.number(2);
    return someNumber(call, (value) => value >= least && value <= most);
  },
};

function comparedWith(holds: (value: number, limit: number) => boolean) {
  return (call: Call): Condition => {
    call.takes(2);
    const limit = call.number(1);
    return someNumber(call, (value) => holds(value, limit));
  };
}

function someNumber(call: Call, holds: (value: number) => boolean): Condition {
  const subject = fieldSubject(
    call.snapshot,
    fieldOf(call, 0, (kind) => numberKinds.has(kind)),
  );
  return {
    among: subject.among,
    matches: (document) =>
      subject.concerns(document) &&
      subject.valuesOf(document).some((value) => typeof value === 'number' && holds(value)),
  };
}
