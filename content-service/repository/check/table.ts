import { randomUUID } from 'node:crypto';
import { isRecord } from '@farol/content-model';
import { InvalidDocument, what } from './fault.ts';
import { type CheckContext, list } from './fields.ts';
import { checkRichText } from './rich-text.ts';

/** A table: an optional head and a body of rows, cells of rich text. */
export function checkTable(value: unknown, path: string, context: CheckContext) {
  if (!isRecord(value)) throw new InvalidDocument(path, `expected a table, got ${what(value)}.`);
  if (value.body === undefined && value.head === undefined) return undefined;
  return {
    ...(value.head ? { head: part(value.head, `${path}.head`, 'header', context) } : {}),
    body: part(value.body ?? { rows: [] }, `${path}.body`, 'data', context),
  };
}

function part(value: unknown, path: string, otherwise: 'header' | 'data', context: CheckContext) {
  if (!isRecord(value)) throw new InvalidDocument(path, `expected rows, got ${what(value)}.`);
  const rows = list(value.rows, `${path}.rows`);
  return {
    rows: rows.map((row, index) => {
      const at = `${path}.rows[${index}]`;
      if (!isRecord(row)) throw new InvalidDocument(at, `expected a row, got ${what(row)}.`);
      return {
        key: key(row.key),
        cells: list(row.cells, `${at}.cells`).map((cell, column) => {
          const here = `${at}.cells[${column}]`;
          if (!isRecord(cell))
            throw new InvalidDocument(here, `expected a cell, got ${what(cell)}.`);
          return {
            key: key(cell.key),
            type: cell.type === 'header' || cell.type === 'data' ? cell.type : otherwise,
            content: checkRichText(cell.content ?? [], `${here}.content`, context) ?? [],
          };
        }),
      };
    }),
  };
}

function key(value: unknown): string {
  return typeof value === 'string' ? value : randomUUID();
}
