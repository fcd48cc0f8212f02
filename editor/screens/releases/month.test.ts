import { expect, it } from 'vitest';
import { dayAfter, monthAfter, weeksOf } from './month.ts';

it('goes by days and months, also over the ends of years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2027-03-01', -1)).toBe('2027-02-28');
  expect(monthAfter('2026-12-15', 1)).toBe('2027-01-15');
  expect(monthAfter('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthAfter('2027-03-31', -1)).toBe('2027-02-28');
});

it('stays in the year that is typed so far', () => {
  expect(monthAfter('0002-03-31', 1)).toBe('0002-04-30');
  expect(weeksOf('0020-03-14')).toHaveLength(6);
});

it('names the weeks of a month from Monday on', () => {
  const weeks = weeksOf('2026-11-22');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
});
