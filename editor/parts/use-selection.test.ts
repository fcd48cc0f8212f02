import { expect, it } from 'vitest';
import { rowsBetween } from './use-selection.ts';

const rows = ['a', 'b', 'c', 'd'];
const itself = (row: string) => row;

it('goes from one row to the other, whichever comes first', () => {
  expect(rowsBetween(rows, itself, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rowsBetween(rows, itself, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rowsBetween(rows, itself, 'b', 'b')).toEqual(['b']);
});

it('is nothing where one of them is not in the list', () => {
  expect(rowsBetween(rows, itself, null, 'b')).toEqual([]);
  expect(rowsBetween(rows, itself, 'gone', 'b')).toEqual([]);
});
