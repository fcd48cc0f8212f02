import { differencesOf } from '@farol/content-model';
import { expect, it } from 'vitest';
import { changeAt, hasMoved, pairItems, removedBelow } from './side-by-side.tsx';

const section = (id: string, title: string) => ({ id, slice_type: 'text', primary: { title } });
const changes = differencesOf(
  { title: 'Lisbon', price: 1, body: [section('a', 'A'), section('b', 'B'), section('c', 'C')] },
  {
    title: 'Porto',
    price: 1,
    body: [section('c', 'C'), section('a', 'Other'), section('n', 'New')],
  },
);

it('tells what became of a field', () => {
  expect(changeAt(changes, ['title'])).toMatchObject({ kind: 'changed', before: 'Lisbon' });
  expect(changeAt(changes, ['price'])).toBeNull();
  expect(changeAt(changes, ['body', 1, 'primary', 'title'])).toMatchObject({ before: 'A' });
  expect(changeAt(changes, ['body', 0, 'primary', 'title'])).toBeNull();
});

it('takes every field of a section that is new for new', () => {
  expect(changeAt(changes, ['body', 2, 'primary', 'title'])).toEqual({
    kind: 'added',
    before: undefined,
  });
});

it('knows which sections moved and which are gone', () => {
  expect([0, 1, 2].map((index) => hasMoved(changes, ['body', index]))).toEqual([true, true, false]);
  expect(removedBelow(changes, ['body']).map(({ before }) => before)).toEqual([section('b', 'B')]);
});

const days = ['Arrival at noon', 'The market', 'A boat trip', 'Free'].map((title) => ({ title }));
const [noon, market, boat, free] = days;
const told = (before: unknown[], after: unknown[], target: number) => {
  const changes = differencesOf({ days: before }, { days: after });
  return pairItems(changes, ['days'], { source: after.length, target }).map(
    ({ source, target, gone, isUnsure }) =>
      `${source}-${target}${gone ? ' gone' : ''}${isUnsure ? ' unsure' : ''}`,
  );
};

it.each([
  [
    'as it was translated, after an item went',
    days,
    [noon, boat, free],
    4,
    ['0-0', 'null-1 gone', '1-2', '2-3'],
  ],
  [
    'once the translation has followed',
    days,
    [noon, boat, free],
    3,
    ['null-null gone', '0-0', '1-1', '2-2'],
  ],
  [
    'as it was translated, after an item came',
    [noon, boat, free],
    days,
    3,
    ['0-0', '1-null', '2-1', '3-2'],
  ],
  [
    'where the translation has more of its own',
    [noon, market],
    [noon, market],
    3,
    ['0-0', '1-1', 'null-2'],
  ],
  [
    'where one moved, and nobody knows whether the translation followed',
    days,
    [market, boat, free, noon],
    4,
    ['null-null gone', '0-0 unsure', '1-1 unsure', '2-2 unsure', '3-3 unsure'],
  ],
  ['where the translation has fewer', days, days, 2, ['0-0', '1-1', '2-null', '3-null']],
])('pairs the items of a list %s', (_, before, after, target, pairs) => {
  expect(told(before, after, target)).toEqual(pairs);
});
