import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Refused } from '../../api/faults.ts';
import { exportTexts, type ImportRow, importTexts } from '../../api/translations.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { useWords } from '../../messages/messages.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Fault } from '../../parts/fault.tsx';
import { RowFault } from '../../parts/row-fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Row } from './matrix.ts';
import { nameIn } from './matrix-table.tsx';
import { matrixWords } from './words.ts';
import { xmlTextOf } from './xml-text.ts';

interface OfficeProps {
  /** The rows that are shown. */
  rows: readonly Row[];
  languages: readonly string[];
}

/** Exports texts for a translation office, and imports its translations. */
export function Office({ rows, languages }: OfficeProps) {
  const words = useWords(matrixWords);
  return (
    <DialogButton title={words.officeTitle} label={words.office}>
      {() => (
        <>
          <SendOut rows={rows} languages={languages} />
          <BringBack />
        </>
      )}
    </DialogButton>
  );
}

function SendOut({ rows, languages }: OfficeProps) {
  const words = useWords(matrixWords);
  const [from, setFrom] = useState(languages[0] ?? '');
  const [to, setTo] = useState(languages[1] ?? '');
  const [isAll, setAll] = useState(false);
  const documents = rows.flatMap((row) => {
    const source = row.in.get(from);
    const target = row.in.get(to);
    const isOpen = !target || target.outdated !== null;
    return source && from !== to && (isAll || isOpen) ? [source.id] : [];
  });
  const download = async () => {
    const { xliff } = await exportTexts(documents, to);
    const address = URL.createObjectURL(new Blob([xliff], { type: 'application/xliff+xml' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${from}-${to}.xlf`;
    link.click();
    URL.revokeObjectURL(address);
  };
  const choices = [
    { label: words.from, value: from, choose: setFrom },
    { label: words.to, value: to, choose: setTo },
  ];
  return (
    <ActionForm
      label={words.download(documents.length)}
      isDisabled={documents.length === 0}
      act={download}
    >
      <p>{words.officeText}</p>
      {choices.map(({ label, value, choose }) => (
        <label key={label}>
          {label}
          <select value={value} onChange={({ target }) => choose(target.value)}>
            {languages.map((lang) => (
              <option key={lang} value={lang}>
                {nameIn(lang)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        {words.what}
        <select value={String(isAll)} onChange={({ target }) => setAll(target.value === 'true')}>
          <option value="false">{words.whatOpen}</option>
          <option value="true">{words.whatAll}</option>
        </select>
      </label>
    </ActionForm>
  );
}

function refuse(cause: Error): never {
  throw new Refused(cause.message, { code: 'not_our_file' });
}

function BringBack() {
  const words = useWords(matrixWords);
  const queries = useQueryClient();
  const { fault, isRunning, runAction } = useAction();
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null);
  // If the answer is lost, choosing the same file again continues the interrupted import.
  const [unanswered] = useState(() => new Unanswered());
  const bring = (file: File) =>
    runAction(async () => {
      setRows(null);
      const xliff = await xmlTextOf(file).catch(refuse);
      const answer = await unanswered.send(xliff, (key) => importTexts(xliff, key));
      setRows(answer.rows);
      await queries.invalidateQueries({ queryKey: ['translations'] });
      void queries.invalidateQueries({ queryKey: ['documents'] });
    });
  return (
    <section className="bring">
      <label>
        {words.bring}
        <input
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          disabled={isRunning}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void bring(file);
            target.value = '';
          }}
        />
      </label>
      <Fault fault={fault} />
      <div role="status">
        {isRunning && <p>{words.bringing}</p>}
        {rows && (
          <ul>
            {rows.map((row, index) => (
              <li key={row.document ?? `${row.title} ${index}`} data-result={row.result}>
                {row.document ? (
                  <Link href={`/documents/${row.document}/translate`}>{row.title}</Link>
                ) : (
                  row.title
                )}
                : {words.results[row.result]} <RowFault row={row} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
