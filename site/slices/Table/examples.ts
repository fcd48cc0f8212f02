import type { TableSlice } from '@farol/content-model';
import type { TableField } from '@prismicio/client';
import { longTitle, longWord, paragraphs } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

function table(head: string[], rows: string[][]): TableField {
  const headRow = {
    key: 'head',
    cells: head.map((text) => ({
      key: text,
      type: 'header' as const,
      content: paragraphs(text),
    })),
  };
  return {
    ...(head.length ? { head: { rows: [headRow] } } : {}),
    body: {
      rows: rows.map((cells, row) => ({
        key: `row ${row}`,
        cells: cells.map((text, column) => ({
          key: `${row} ${column}`,
          type: 'data' as const,
          content: paragraphs(text),
        })),
      })),
    },
  };
}

export const examples: readonly Example<TableSlice>[] = [
  {
    name: 'prices',
    primary: {
      title: 'What it costs',
      table: table(
        ['Program', 'Weeks', 'Price'],
        [
          ['Lisbon', '2', '€1,490'],
          ['Galway', '4', '€2,190'],
        ],
      ),
      note: 'Prices are for one person.',
    },
  },
  {
    name: 'one row without a head',
    primary: { title: null, table: table([], [['Office', 'Porto']]), note: null },
  },
  {
    name: 'long words',
    primary: {
      title: longTitle,
      table: table([longWord, longWord], [[longWord, longTitle]]),
      note: longTitle,
    },
  },
];
