import { isDay, readDate } from './dates.ts';
import { defaults, type FieldKind, textOrNull } from './kind.ts';

export const date: FieldKind = {
  ...defaults,
  check: {
    expected: 'a date like "2027-03-31"',
    fits: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value),
  },
  write: textOrNull,
  values: dateValues,
  asked: readDate,
};

export function dateValues(stored: unknown): readonly number[] {
  const time = readDate(stored);
  return time === null ? [] : [time];
}
