import { expect, it } from 'vitest';
import { hasMoreValues } from './value-count.ts';

it.each([
  ['[]', 2],
  ['[1,2,3]', 4],
  ['{"a":1,"b":[{}]}', 5],
  ['["a,b,[{", "\\",[", "c"]', 4],
])('counts the values of %s, and an empty list or object twice', (json, count) => {
  expect(hasMoreValues(json, count)).toBe(false);
  expect(hasMoreValues(json, count - 1)).toBe(true);
});
