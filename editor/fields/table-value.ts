import { isRecord } from '@farol/content-model';

/** A table as stored in a document: an optional head, a body, and cells of rich text. */
export interface TableValue {
  head?: { rows: readonly Row[] };
  body: { rows: readonly Row[] };
}

export interface Row {
  key: string;
  cells: readonly Cell[];
}

interface Cell {
  key: string;
  type: 'header' | 'data';
  content: readonly unknown[];
}

/** The service has validated what it stores. */
export function isTable(value: unknown): value is TableValue {
  return isRecord(value) && isRecord(value.body) && Array.isArray(value.body.rows);
}

export function newTable(): TableValue {
  return withHead({ body: { rows: [newRow(2), newRow(2)] } }, true);
}

/** The rows of the head and the body, from top to bottom. */
export function rowsOf({ head, body }: TableValue): readonly Row[] {
  return [...(head?.rows ?? []), ...body.rows];
}

export function columnsOf(table: TableValue): number {
  return Math.max(0, ...rowsOf(table).map(({ cells }) => cells.length));
}

export function withHead(table: TableValue, isWanted: boolean): TableValue {
  const typed = (row: Row, type: Cell['type']) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, type })),
  });
  const [first, ...others] = table.body.rows;
  if (!isWanted)
    return {
      body: { rows: rowsOf(table).map((row) => typed(row, 'data')) },
    };
  if (table.head || !first) return table;
  return { head: { rows: [typed(first, 'header')] }, body: { rows: others } };
}

export function withRow(table: TableValue): TableValue {
  const rows = [...table.body.rows, newRow(Math.max(1, columnsOf(table)))];
  return { ...table, body: { rows } };
}

export function withColumn(table: TableValue): TableValue {
  return eachRow(table, (row, type) => ({ ...row, cells: [...row.cells, newCell(type)] }));
}

/** Null if no row is left. */
export function withoutRow(table: TableValue, key: string): TableValue | null {
  const others = (rows: readonly Row[]) => rows.filter((row) => row.key !== key);
  const head = others(table.head?.rows ?? []);
  const body = { rows: others(table.body.rows) };
  if (head.length + body.rows.length === 0) return null;
  return head.length > 0 ? { head: { rows: head }, body } : { body };
}

export function withoutColumn(table: TableValue, column: number): TableValue | null {
  if (columnsOf(table) <= 1) return null;
  return eachRow(table, (row) => ({ ...row, cells: row.cells.toSpliced(column, 1) }));
}

export function withContent(
  table: TableValue,
  place: { row: string; cell: string },
  content: readonly unknown[],
): TableValue {
  return eachRow(table, (row) =>
    row.key === place.row
      ? {
          ...row,
          cells: row.cells.map((cell) => (cell.key === place.cell ? { ...cell, content } : cell)),
        }
      : row,
  );
}

function eachRow(
  { head, body }: TableValue,
  change: (row: Row, type: Cell['type']) => Row,
): TableValue {
  return {
    ...(head ? { head: { rows: head.rows.map((row) => change(row, 'header')) } } : {}),
    body: { rows: body.rows.map((row) => change(row, 'data')) },
  };
}

function newRow(columns: number): Row {
  return {
    key: crypto.randomUUID(),
    cells: Array.from({ length: columns }, () => newCell('data')),
  };
}

function newCell(type: Cell['type']): Cell {
  return { key: crypto.randomUUID(), type, content: [] };
}
