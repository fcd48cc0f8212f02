import { expect, it } from 'vitest';
import { isNamedIn } from './stored-data.ts';

it('finds an id at any depth', () => {
  expect(isNamedIn({ a: [{ b: { id: 'x' } }] }, 'x')).toBe(true);
  expect(isNamedIn({ a: [{ b: { id: 'y' } }] }, 'x')).toBe(false);
});
