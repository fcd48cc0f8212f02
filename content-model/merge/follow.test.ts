import { expect, it } from 'vitest';
import { inOrderOf, placeAfter } from './index.ts';

const slice = (id: string, title = id) => ({ id, slice_type: 'text', primary: { title } });
const ids = (list: readonly unknown[]) => list.map((each) => JSON.parse(JSON.stringify(each)).id);
const before = { body: [slice('a'), slice('b')], title: 'Lisbon' };

it.each([
  ['moved', [slice('b', 'New'), slice('a')], ['body', 0, 'primary', 'title']],
  ['behind a new one', [slice('n'), slice('a'), slice('b')], ['body', 2, 'primary', 'title']],
  ['removed', [slice('a')], null],
])('follows a section that was %s', (_, body, place) => {
  const path = ['body', 1, 'primary', 'title'];
  expect(placeAfter(path, before, { ...before, body })).toEqual(place);
});

it('follows a block that has no name by what it says', () => {
  const block = (text: string) => ({ type: 'paragraph', text, spans: [] });
  const [one, two] = [block('You arrive on Sunday.'), block('Classes begin on Monday.')];
  const after = [block('Dinner is ready.'), one, block('Classes begin on Monday at nine.')];
  expect(placeAfter([1], [one, two], after)).toEqual([2]);
  expect(placeAfter(['title'], before, {})).toEqual(['title']);
});

it('orders as another list does, and keeps what that one does not have', () => {
  const [a, b, c, n] = ['a', 'b', 'c', 'n'].map((id) => slice(id));
  expect(ids(inOrderOf([a, n, b, c], [c, a, b, slice('gone')]))).toEqual(['c', 'a', 'n', 'b']);
  expect(ids(inOrderOf([n, a, b], [b, a]))).toEqual(['n', 'b', 'a']);
});
