import { Button } from 'react-aria-components';
import { useMessages, useWords } from '../messages/messages.tsx';
import { useValue, useWrite } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';
import { allowedBy } from './rich-text/allowed.ts';
import { RichText } from './rich-text.tsx';
import {
  columnsOf,
  isTable,
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
import { fieldWords } from './words.ts';

/** What a cell may contain, as in Prismic. */
const inCells = allowedBy({ multi: 'paragraph,strong,em,hyperlink' });

export function TableField({ label, path, aria }: FieldProps) {
  const { table: words } = useWords(fieldWords);
  const write = useWrite(path);
  const value = useValue(path);
  return (
    <fieldset className="table" aria-describedby={aria['aria-describedby']}>
      <legend>{label}</legend>
      {isTable(value) ? (
        <Table table={value} label={label} write={write} />
      ) : (
        <Button className="quiet" onPress={() => write(newTable())}>
          {words.begin}
        </Button>
      )}
    </fieldset>
  );
}

interface TableProps {
  table: TableValue;
  label: string;
  write(table: TableValue | undefined, how?: { isTyping?: boolean }): void;
}

function Table({ table, label, write }: TableProps) {
  const messages = useMessages();
  const { table: words } = useWords(fieldWords);
  const columns = Array.from({ length: columnsOf(table) }, (_, column) => column);
  return (
    <>
      <div className="cells">
        <table aria-label={label}>
          <tbody>
            {rowsOf(table).map((row, index) => (
              <tr key={row.key}>
                {row.cells.map((cell, column) => (
                  <td key={cell.key} data-type={cell.type}>
                    <RichText
                      value={cell.content}
                      allowed={inCells}
                      label={words.cell(index + 1, column + 1)}
                      write={(content) =>
                        write(withContent(table, { row: row.key, cell: cell.key }, content), {
                          isTyping: true,
                        })
                      }
                    />
                  </td>
                ))}
                <td>
                  <Button
                    className="quiet"
                    aria-label={words.removeRow(index + 1)}
                    onPress={() => write(withoutRow(table, row.key) ?? undefined)}
                  >
                    ×
                  </Button>
                </td>
              </tr>
            ))}
            <tr>
              {columns.map((column) => (
                <td key={column}>
                  <Button
                    className="quiet"
                    aria-label={words.removeColumn(column + 1)}
                    onPress={() => write(withoutColumn(table, column) ?? undefined)}
                  >
                    ×
                  </Button>
                </td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      <div className="actions">
        <Button className="quiet" onPress={() => write(withRow(table))}>
          {words.addRow}
        </Button>
        <Button className="quiet" onPress={() => write(withColumn(table))}>
          {words.addColumn}
        </Button>
        <Button className="quiet" onPress={() => write(undefined)}>
          {messages.remove}
        </Button>
        <label className="check">
          <input
            type="checkbox"
            checked={table.head !== undefined}
            onChange={({ target }) => write(withHead(table, target.checked))}
          />
          {words.head}
        </label>
      </div>
    </>
  );
}
