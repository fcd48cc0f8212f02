import { randomUUID } from 'node:crypto';
import { isRecord } from '@farol/content-model';
import { unexpected } from './fault.ts';
import { asList, type CheckContext } from './fields.ts';
import { checkRichText } from './rich-text.ts';

/** A table: an optional head and a body, with rows of rich text cells. */
export function checkTable(value: unknown, path: string, context: CheckContext) {
  if (!isRecord(value)) throw unexpected(path, 'a table', value);
  if (value.body === undefined && value.head === undefined) return undefined;
  return {
    ...(value.head ? { head: checkRows(value.head, `${path}.head`, 'header', context) } : {}),
    body: checkRows(value.body ?? { rows: [] }, `${path}.body`, 'data', context),
  };
}

function checkRows(
  value: unknown,
  path: string,
  defaultType: 'header' | 'data',
  context: CheckContext,
) {
  if (!isRecord(value)) throw unexpected(path, 'rows', value);
  const rows = asList(value.rows, `${path}.rows`);
  return {
    rows: rows.map((row, index) => {
      const rowPath = `${path}.rows[${index}]`;
      if (!isRecord(row)) throw unexpected(rowPath, 'a row', row);
      return {
        key: keyOf(row.key),
        cells: asList(row.cells, `${rowPath}.cells`).map((cell, column) => {
          const cellPath = `${rowPath}.cells[${column}]`;
          if (!isRecord(cell)) throw unexpected(cellPath, 'a cell', cell);
          return {
            key: keyOf(cell.key),
            type: cell.type === 'header' || cell.type === 'data' ? cell.type : defaultType,
            content: checkRichText(cell.content ?? [], `${cellPath}.content`, context) ?? [],
          };
        }),
      };
    }),
  };
}

function keyOf(value: unknown): string {
  return typeof value === 'string' ? value : randomUUID();
}
