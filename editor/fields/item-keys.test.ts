import { expect, it } from 'vitest';
import { keysAfter } from './item-keys.ts';

const [a, b, c] = [{ label: 'Arrival' }, { label: 'Classes begin' }, { label: 'Farewell' }];
const before = { items: [a, b, c], keys: [0, 1, 2], gone: [] };
const added = { label: 'new' };
const written = { label: 'Classes begin at nine' };

it.each([
  ['stays', [a, b, c], [0, 1, 2]],
  ['is moved', [c, a, b], [2, 0, 1]],
  ['stands behind one that is gone', [b, c], [1, 2]],
  ['is written in', [a, written, c], [0, 1, 2]],
  ['is written in while one above it goes and another comes below', [written, c, added], [1, 2, 3]],
  ['stands behind one that was added', [added, a, b, c], [3, 0, 1, 2]],
])('gives the same key to an item that %s', (_, items, keys) => {
  expect(keysAfter(before, items).keys).toEqual(keys);
});

it('gives no other item the key of one that was removed, which has it again once that is undone', () => {
  const without = keysAfter(before, [a, b]);
  const another = keysAfter(without, [a, b, added]);
  expect(another.keys).toEqual([0, 1, 3]);
  expect(keysAfter(another, [a, b, c, added]).keys).toEqual([0, 1, 2, 3]);
});
