import { dateValues } from './date.ts';
import { readDate, writeDate } from './dates.ts';
import { defaults, type FieldKind } from './kind.ts';

const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:?\d\d)$/;

export const timestamp: FieldKind = {
  ...defaults,
  check: {
    expected: 'a time like "2027-03-31T08:00:00+0000"',
    fits: (value) => typeof value === 'string' && pattern.test(value) && readDate(value) !== null,
    stored: normalized,
  },
  write: normalized,
  values: dateValues,
  asked: readDate,
};

function normalized(value: unknown): string | null {
  const time = readDate(value);
  return time === null ? null : writeDate(time);
}
