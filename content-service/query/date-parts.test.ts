import { describe, expect, it } from 'vitest';
import { dateParts } from './date-parts.ts';

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

  it('accepts names and numbers', () => {
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
