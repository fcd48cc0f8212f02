import type { TableSlice } from '@farol/content-model';
import { asText, type TableField } from '@prismicio/client';
import type { Surroundings } from '../../pages/page.ts';
import { RichText } from '../../render/rich-text.tsx';
import { Style } from '../../render/style.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './table.css?inline';

/** On a phone each row stands as a small list, its cells named by the table's head. */
export function Table({ slice, around }: SliceProperties<TableSlice>) {
  const { title, table, note } = slice.primary;
  if (!table) return null;
  return (
    <section className="room">
      <Style name="Table" css={style} />
      <div className="wrap table">
        <table>
          {title && (
            <caption>
              <h2>{title}</h2>
            </caption>
          )}
          <Head table={table} />
          <Body table={table} around={around} />
        </table>
        {note && <p className="small muted">{note}</p>}
      </div>
    </section>
  );
}

type Filled = NonNullable<TableField>;

function Head({ table }: { table: Filled }) {
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

function Body({ table, around }: { table: Filled; around: Surroundings }) {
  const names = table.head?.rows[0]?.cells.map(({ content }) => asText(content)) ?? [];
  return (
    <tbody>
      {table.body.rows.map(({ key, cells }) => (
        <tr key={key}>
          {cells.map((cell, column) => {
            const content = <RichText field={cell.content} around={around} />;
            return cell.type === 'header' || column === 0 ? (
              <th key={cell.key} scope="row">
                {content}
              </th>
            ) : (
              <td key={cell.key} data-name={names[column] || undefined}>
                {content}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
