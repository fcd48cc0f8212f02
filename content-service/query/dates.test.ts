import { describe, expect, it } from 'vitest';
import { dateParts, readDate, writeDate } from './dates.ts';

describe('readDate', () => {
  const nine = Date.UTC(2026, 2, 1, 9);
  it.each([
    ['2026-03-01', Date.UTC(2026, 2, 1)],
    ['2026-03-01T09:00:00+0000', nine],
    ['2026-03-01T11:00:00+02:00', nine],
    ['2026-03-01T09:00:00.000Z', nine],
    ['2026-03-01T09:00Z', nine],
    ['2026-03-01T09:00:00', nine],
    [' 2026-03-01 09:00:00 ', nine],
    [nine, nine],
  ])('reads %s', (value, milliseconds) => {
    expect(readDate(value)).toBe(milliseconds);
  });

  it.each(['', 'soon', '2026', '2026-13-01', '01/03/2026', Number.NaN, true, null])(
    'does not take %s for a date',
    (value) => {
      expect(readDate(value)).toBeNull();
    },
  );
});

describe('writeDate', () => {
  it('always takes 24 characters', () => {
    expect(writeDate(Date.UTC(2017, 0, 13, 11, 45, 21, 999))).toBe('2017-01-13T11:45:21+0000');
  });
});

describe('dateParts', () => {
  it('takes a date apart in UTC', () => {
    const sunday = Date.UTC(2026, 10, 22, 23, 59);
    expect(Object.entries(dateParts).map(([name, part]) => [name, part.of(sunday)])).toEqual([
      ['day-of-month', 22],
      ['day-of-week', 7],
      ['month', 11],
      ['year', 2026],
      ['hour', 23],
    ]);
  });

  it('understands names and numbers', () => {
    const { month, 'day-of-week': day, hour } = dateParts;
    expect(['Jan', 'DECEMBER', 3, '4'].map(month.read)).toEqual([1, 12, 3, 4]);
    expect(['mon', 'Sunday', 7].map(day.read)).toEqual([1, 7, 7]);
    expect([0, 23, 24, -1, 1.5, 'noon', true].map(hour.read)).toEqual([
      0,
      23,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
