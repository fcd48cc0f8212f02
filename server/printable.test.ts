import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['“Verão” em Lisboa,\n\tmaio', '“Verão” em Lisboa,\n\tmaio'],
  ['a\u001b[2J\u001b]0;b\u0007', 'a\\u001b[2J\\u001b]0;b\\u0007'],
  ['a\u009b31m\rb\u0000', 'a\\u009b31m\\u000db\\u0000'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
