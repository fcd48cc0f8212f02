import { expect, it } from 'vitest';
import { containedIds, containsId } from './stored-data.ts';

it('finds an id at any depth', () => {
  expect(containsId({ a: [{ b: { id: 'x' } }] }, 'x')).toBe(true);
  expect(containsId({ a: [{ b: { id: 'y' } }] }, 'x')).toBe(false);
});

it('finds those of many ids that occur in contents', () => {
  const contents = [
    { a: [{ b: { id: 'x' } }], c: 'words' },
    { d: null, e: 1, f: ['y', ['x']] },
  ];
  expect(containedIds(new Set(['x', 'y', 'z']), contents)).toEqual(new Set(['x', 'y']));
});
