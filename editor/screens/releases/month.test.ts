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

it('ends with the first and the last day that can be written', () => {
  expect([dayAfter('9999-12-31', 1), monthAfter('9999-12-15', 1)]).toEqual(
    Array(2).fill('9999-12-31'),
  );
  expect([dayAfter('0001-01-03', -7), monthAfter('0001-01-15', -1)]).toEqual(
    Array(2).fill('0001-01-01'),
  );
  expect(weeksOf('9999-12-31').map(([monday]) => monday)).toEqual(
    ['11-29', '12-06', '12-13', '12-20', '12-27'].map((day) => `9999-${day}`),
  );
  expect(weeksOf('9999-12-31').at(-1)).toHaveLength(5);
  expect(weeksOf('0001-01-15')[0]?.[0]).toBe('0001-01-01');
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
