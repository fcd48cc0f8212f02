import { expect, it } from 'vitest';
import { isNamedIn, namedIn } from './stored-data.ts';

it('finds an id at any depth', () => {
  expect(isNamedIn({ a: [{ b: { id: 'x' } }] }, 'x')).toBe(true);
  expect(isNamedIn({ a: [{ b: { id: 'y' } }] }, 'x')).toBe(false);
});

it('finds those of many ids that occur in contents', () => {
  const contents = [
    { a: [{ b: { id: 'x' } }], c: 'words' },
    { d: null, e: 1, f: ['y', ['x']] },
  ];
  expect(namedIn(new Set(['x', 'y', 'z']), contents)).toEqual(new Set(['x', 'y']));
});
