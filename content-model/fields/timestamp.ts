import { dateValues } from './date.ts';
import { isDay, readDate, writeDate } from './dates.ts';
import { type FieldKind, ordinary } from './kind.ts';

const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:?\d\d)$/;

export const timestamp: FieldKind = {
  ...ordinary,
  check: {
    expected: 'a time like "2027-03-31T08:00:00+0000"',
    fits: (value) =>
      typeof value === 'string' &&
      pattern.test(value) &&
      isDay(value.slice(0, 10)) &&
      readDate(value) !== null,
    stored: normal,
  },
  write: normal,
  values: dateValues,
  asked: readDate,
};

function normal(value: unknown): string | null {
  const at = readDate(value);
  return at === null ? null : writeDate(at);
}
