import { describe, expect, it } from 'vitest';
import { readDate, writeDate } from './dates.ts';

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

  it.each([
    ...['', 'soon', '2026', '2026-13-01', '2026-02-29', '01/03/2026', Number.NaN, true, null],
    ...['2026-04-31T09:00:00+0000', '2016-12-31T23:59:60Z'],
    ...['9999-12-31T23:59:59-01:00', '0000-01-01T00:00:00+01:00', 1e308, -1e15],
    Number.MAX_SAFE_INTEGER,
  ])('does not take %s for a date', (value) => {
    expect(readDate(value)).toBeNull();
  });
});

describe('writeDate', () => {
  it('always takes 24 characters', () => {
    expect(writeDate(Date.UTC(2017, 0, 13, 11, 45, 21, 999))).toBe('2017-01-13T11:45:21+0000');
  });
});
