import { expect, it } from 'vitest';
import { hasMoreValues } from './value-count.ts';

it.each([
  ['[]', 2],
  ['[1,2,3]', 4],
  ['{"a":1,"b":[{}]}', 5],
  ['["a,b,[{", "\\",[", "c"]', 4],
])('counts no more values than %s has', (json, count) => {
  expect(hasMoreValues(json, count)).toBe(false);
  expect(hasMoreValues(json, count - 1)).toBe(true);
});
