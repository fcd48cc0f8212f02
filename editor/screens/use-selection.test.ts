import { expect, it } from 'vitest';
import { stretch } from './use-selection.ts';

const rows = ['a', 'b', 'c', 'd'];
const itself = (row: string) => row;

it('goes from one row to the other, whichever comes first', () => {
  expect(stretch(rows, itself, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(stretch(rows, itself, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(stretch(rows, itself, 'b', 'b')).toEqual(['b']);
});

it('is nothing where one of them is not in the list', () => {
  expect(stretch(rows, itself, null, 'b')).toEqual([]);
  expect(stretch(rows, itself, 'gone', 'b')).toEqual([]);
});
