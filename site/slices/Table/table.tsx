import type { TableSlice } from '@farol/content-model';
import { asText, type TableField } from '@prismicio/client';
import type { PageContext } from '../../contract/page.ts';
import { RichText } from '../../render/rich-text.tsx';
import { Style } from '../../render/style.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './table.css?inline';

/**
 * On a phone two columns stand side by side; with more of them each row becomes a list, its cells labelled by the
 * table's head.
 */
export function Table({ slice, context }: SliceProperties<TableSlice>) {
  const { title, table, note } = slice.primary;
  if (!table) return null;
  const isWide = table.body.rows.some(({ cells }) => cells.length > 2);
  return (
    <section className="room">
      <Style name="Table" css={style} />
      <div className={`wrap table ${isWide ? 'table-many' : 'table-two'}`}>
        <table>
          {title && (
            <caption>
              <h2>{title}</h2>
            </caption>
          )}
          <Head table={table} />
          <Body table={table} isWide={isWide} context={context} />
        </table>
        {note && <p className="small muted">{note}</p>}
      </div>
    </section>
  );
}

type TableContent = NonNullable<TableField>;

function Head({ table }: { table: TableContent }) {
  if (!table.head) return null;
  return (
    <thead>
      {table.head.rows.map(({ key, cells }) => (
        <tr key={key}>
          {cells.map((cell) => (
            <th key={cell.key} scope="col">
              {asText(cell.content)}
            </th>
          ))}
        </tr>
      ))}
    </thead>
  );
}

interface BodyProperties {
  table: TableContent;
  isWide: boolean;
  context: PageContext;
}

function Body({ table, isWide, context }: BodyProperties) {
  const heads = (isWide && table.head?.rows[0]?.cells) || [];
  const names = heads.map(({ content }) => asText(content));
  return (
    <tbody>
      {table.body.rows.map(({ key, cells }) => (
        <tr key={key}>
          {cells.map((cell, column) => (
            <Cell
              key={cell.key}
              cell={cell}
              column={column}
              name={names[column]}
              context={context}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface CellProperties {
  cell: TableContent['body']['rows'][number]['cells'][number];
  column: number;
  name: string | undefined;
  context: PageContext;
}

/** The first cell of a row is its header. */
function Cell({ cell, column, name, context }: CellProperties) {
  const content = <RichText field={cell.content} context={context} wholeWords />;
  if (cell.type === 'header' || column === 0) return <th scope="row">{content}</th>;
  return <td data-name={name || undefined}>{content}</td>;
}
