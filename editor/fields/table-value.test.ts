import { expect, it } from 'vitest';
import {
  columnsOf,
  newTable,
  rowsOf,
  type TableValue,
  withColumn,
  withContent,
  withHead,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-value.ts';

const cell = (key: string, type: 'header' | 'data') => ({ key, type, content: [key] });
const table: TableValue = {
  head: { rows: [{ key: 'h', cells: [cell('h1', 'header'), cell('h2', 'header')] }] },
  body: { rows: [{ key: 'b', cells: [cell('b1', 'data'), cell('b2', 'data')] }] },
};
const shape = (value: TableValue | null) =>
  value &&
  rowsOf(value).map(({ cells }) => cells.map(({ type, content }) => `${type}:${content.join()}`));

it('begins with a head and a row', () => {
  expect(shape(newTable())).toEqual([
    ['header:', 'header:'],
    ['data:', 'data:'],
  ]);
});

it('gets rows and columns of the right kind', () => {
  expect(shape(withRow(table))?.[2]).toEqual(['data:', 'data:']);
  expect(shape(withColumn(table))).toEqual([
    ['header:h1', 'header:h2', 'header:'],
    ['data:b1', 'data:b2', 'data:'],
  ]);
});

it('loses rows and columns, and is gone with the last', () => {
  expect(shape(withoutRow(table, 'h'))).toEqual([['data:b1', 'data:b2']]);
  const one = withoutRow(table, 'h') ?? table;
  expect(one.head).toBeUndefined();
  expect(withoutRow(one, 'b')).toBeNull();
  const narrow = withoutColumn(table, 0) ?? table;
  expect(shape(narrow)).toEqual([['header:h2'], ['data:b2']]);
  expect(withoutColumn(narrow, 0)).toBeNull();
});

it('has a head or none, with the same words', () => {
  const without = withHead(table, false);
  expect(shape(without)).toEqual([
    ['data:h1', 'data:h2'],
    ['data:b1', 'data:b2'],
  ]);
  expect(withHead(without, true)).toEqual(table);
});

it('is written in one cell', () => {
  const written = withContent(table, { row: 'b', cell: 'b2' }, ['x']);
  expect(shape(written)?.[1]).toEqual(['data:b1', 'data:x']);
  expect(columnsOf(written)).toBe(2);
});
