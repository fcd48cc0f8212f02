import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { readPublication, undoPublication } from '../../api/publications.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { refusalText } from '../../messages/refusal-text.ts';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { faultText } from '../../parts/fault.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useAction } from '../../parts/use-action.ts';
import { useNames } from '../../person/names.ts';
import './publications.css';
import { publicationWords } from './words.ts';

/** A dialog that shows what a publication did, and what undoing it does to each page. */
export function UndoPublication({ sequence }: { sequence: number }) {
  const words = useWords(publicationWords);
  return (
    <DialogButton title={words.title} label={words.open}>
      {(close) => <Undoing sequence={sequence} close={close} />}
    </DialogButton>
  );
}

function Undoing({ sequence, close }: { sequence: number; close(): void }) {
  const words = useWords(publicationWords);
  const messages = useMessages();
  const when = useTimeFormat();
  const nameOf = useNames();
  const queries = useQueryClient();
  const { fault, isRunning, runAction } = useAction();
  const [key] = useState(() => crypto.randomUUID());
  const found = useQuery({
    queryKey: ['publications', sequence],
    queryFn: ({ signal }) => readPublication(sequence, signal),
    staleTime: 0,
    // What it would do was another thing when it was last asked.
    gcTime: 0,
  });
  if (found.isPending) return <Loading />;
  if (found.isError) return <Failed fault={found.error} again={() => void found.refetch()} />;
  const { at, by, undoes, documents, inTheWay, code } = found.data;
  const undo = async () => {
    if (!(await runAction(() => undoPublication(sequence, key)))) return;
    close();
    await queries.invalidateQueries();
  };
  return (
    <div className="undoing">
      <p>{words.by(nameOf(by), when(at))}</p>
      {undoes !== null && <p>{words.isUndoing}</p>}
      <ul className="lines">
        {documents.map(({ document, title, lang, becomes }) => (
          <li key={document}>
            <Link href={`/documents/${document}`} lang={lang} onClick={close}>
              {title}
            </Link>
            <small>{words.becomes[becomes]}</small>
          </li>
        ))}
      </ul>
      <p>{words.nothingLost}</p>
      {(fault || inTheWay) && (
        <p className="fault" role="alert">
          {fault
            ? faultText(fault, messages)
            : refusalText(inTheWay ?? '', { code, status: 409 }, messages.refusals)}
        </p>
      )}
      <Button
        className="loud"
        aria-disabled={isRunning}
        isDisabled={inTheWay !== null}
        onPress={() => void undo()}
      >
        {words.undo(documents.length)}
      </Button>
    </div>
  );
}
