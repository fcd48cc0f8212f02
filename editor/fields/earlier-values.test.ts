import { expect, it } from 'vitest';
import { itemsIn, linkIn, optionsIn } from './earlier-values.ts';

const link = { link_type: 'Web', url: '/here' };
const found = (value: unknown, type: string) => {
  const { items, pathOf } = itemsIn(value, { type }, ['data', 'more']);
  return items.map((item, index) => [item, pathOf(index)]);
};

it('finds the items of a list, each at its place', () => {
  expect(found([link, {}], 'Link')).toEqual([
    [link, ['data', 'more', 0]],
    [{}, ['data', 'more', 1]],
  ]);
  expect(found('seven', 'Group')).toEqual([]);
  expect(found(undefined, 'Link')).toEqual([]);
});

it('finds a link that was written before its field took several, where it is', () => {
  expect(found(link, 'Link')).toEqual([[link, ['data', 'more']]]);
  expect(found(link, 'Group')).toEqual([]);
});

it('finds the first of several links, which were written before their field took one only', () => {
  expect(linkIn([link, {}])).toEqual(link);
  expect(linkIn(link)).toEqual(link);
  for (const none of [[], undefined, 'seven']) expect(linkIn(none)).toEqual({});
});

it('offers the chosen option after it was taken away', () => {
  const model = { type: 'Select', config: { options: ['six'] } };
  expect(optionsIn('seven', model)).toEqual(['six', 'seven']);
  for (const value of ['six', '', undefined, 7]) expect(optionsIn(value, model)).toEqual(['six']);
});
