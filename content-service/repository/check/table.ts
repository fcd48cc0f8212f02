import { randomUUID } from 'node:crypto';
import { isRecord } from '@farol/content-model';
import { describeValue, InvalidDocument } from './fault.ts';
import { asList, type CheckContext } from './fields.ts';
import { checkRichText } from './rich-text.ts';

/** A table: an optional head and a body, with rows of rich text cells. */
export function checkTable(value: unknown, path: string, context: CheckContext) {
  if (!isRecord(value))
    throw new InvalidDocument(path, `expected a table, got ${describeValue(value)}.`);
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
  if (!isRecord(value))
    throw new InvalidDocument(path, `expected rows, got ${describeValue(value)}.`);
  const rows = asList(value.rows, `${path}.rows`);
  return {
    rows: rows.map((row, index) => {
      const rowPath = `${path}.rows[${index}]`;
      if (!isRecord(row))
        throw new InvalidDocument(rowPath, `expected a row, got ${describeValue(row)}.`);
      return {
        key: keyOf(row.key),
        cells: asList(row.cells, `${rowPath}.cells`).map((cell, column) => {
          const cellPath = `${rowPath}.cells[${column}]`;
          if (!isRecord(cell))
            throw new InvalidDocument(cellPath, `expected a cell, got ${describeValue(cell)}.`);
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
