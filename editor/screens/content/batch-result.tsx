import { languageOf } from '@farol/content-model';
import type { BatchAnswer, PageDocument } from '../../api/pages.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { RowFault } from '../../parts/row-fault.tsx';
import { BatchOutcome } from './batch-outcome.tsx';
import { contentWords } from './words.ts';

interface BatchResultProps {
  documents: readonly PageDocument[];
  answer: BatchAnswer | null;
}

/** Whether a batch was done, and the state of each document before it and its result after. */
export function BatchResult(props: BatchResultProps) {
  return (
    <>
      <BatchOutcome answer={props.answer} />
      <BatchRows {...props} />
    </>
  );
}

export function BatchRows({ documents, answer }: BatchResultProps) {
  const words = useWords(contentWords);
  const messages = useMessages();
  const rows = new Map(answer?.rows.map((row) => [row.document, row]));
  return (
    <ul className="lines batch-rows">
      {documents.map(({ id, title, lang, state }) => {
        const row = rows.get(id);
        const language = languageOf(lang)?.key ?? lang;
        return (
          <li key={id} data-outcome={row?.outcome}>
            <span>
              <span>{title}</span>
              <RowFault row={row} />
            </span>
            <small>
              <abbr>{language}</abbr> {row ? words.outcome[row.outcome] : messages.state[state]}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
