import { differencesOf } from '@farol/content-model';
import { expect, it } from 'vitest';
import { changeAt, hasMoved, removedBelow } from './side-by-side.tsx';

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
