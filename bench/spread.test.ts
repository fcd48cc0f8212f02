import { expect, it } from 'vitest';
import { holds } from './figure.ts';
import { spread } from './spread.ts';

it('gives the median with the range', () => {
  expect(spread([5, 1, 3])).toEqual({ value: 3, least: 1, most: 5 });
  expect(spread([4, 1, 3, 2])).toEqual({ value: 2, least: 1, most: 4 });
});

it('holds a figure to its bar', () => {
  const figure = { what: 'x', value: 3, least: 1, most: 5, unit: 'ms' };
  expect(holds({ ...figure, bar: { at: 'most', value: 3 } })).toBe(true);
  expect(holds({ ...figure, bar: { at: 'most', value: 2 } })).toBe(false);
  expect(holds({ ...figure, bar: { at: 'least', value: 4 } })).toBe(false);
  expect(holds({ ...figure, bar: null })).toBe(true);
});
