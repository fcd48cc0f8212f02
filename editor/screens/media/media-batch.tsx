import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import {
  type MediaBatch,
  type MediaBatchAnswer,
  type MediaFile,
  sendMediaBatch,
} from '../../api/media.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import { RowFault } from '../../parts/row-fault.tsx';
import { useAfterClosing } from '../../parts/use-after-closing.ts';
import { BatchOutcome } from '../content/batch-outcome.tsx';
import { contentWords } from '../content/words.ts';
import { manyWords } from './many-words.ts';
import { Thumbnail } from './media-files.tsx';

/** The maximum the service takes at once. */
export const maxFiles = 200;

interface MediaBatchFormProps {
  /** The label of the button that carries it out. */
  label: string;
  files: readonly MediaFile[];
  batchOf(ids: string[]): MediaBatch;
  /** Shown above the rows until it is done. */
  children?: ReactNode;
  /** Details about each file, shown before it is done. */
  about?(file: MediaFile): ReactNode;
  /** For deleting: the label of a button that leaves everything as it is, which comes first. */
  keep?: string;
  isReady?: boolean;
  done(): void;
  close(): void;
}

/** Shows what a batch would do to which files, then the result for each in the same list. */
export function MediaBatchForm({
  label,
  files: given,
  batchOf,
  children,
  about,
  keep,
  isReady = true,
  done,
  close,
}: MediaBatchFormProps) {
  const many = useWords(manyWords);
  const words = useWords(contentWords);
  const messages = useMessages();
  const queries = useQueryClient();
  // The list behind the dialog changes while the batch runs.
  const [files] = useState(given);
  const [answer, setAnswer] = useState<MediaBatchAnswer | null>(null);
  const [unanswered] = useState(() => new Unanswered());
  const sending = useMutation({
    mutationFn: () => {
      const batch = batchOf(files.map(({ id }) => id));
      return unanswered.send(batch, (key) => sendMediaBatch(batch, key));
    },
    async onSuccess(sent) {
      setAnswer(sent);
      if (sent.isDone) await queries.invalidateQueries({ queryKey: ['media'] });
    },
  });
  useAfterClosing(answer?.isDone ?? false, done);
  const isTooMany = files.length > maxFiles;
  const rows = new Map(answer?.rows.map((row) => [row.file, row]));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending) sending.mutate();
      }}
    >
      {!answer && children}
      <BatchOutcome answer={answer} />
      <ul className="lines batch-rows media-rows">
        {files.map((file) => {
          const row = rows.get(file.id);
          return (
            <li key={file.id} data-outcome={row?.outcome}>
              <Thumbnail file={file} />
              <span>
                <span>{file.filename}</span>
                <RowFault row={row} />
                {!answer && about?.(file)}
              </span>
              {row && <small>{words.outcome[row.outcome]}</small>}
            </li>
          );
        })}
      </ul>
      {isTooMany && <p className="fault">{many.tooMany(maxFiles)}</p>}
      <Fault fault={sending.error} />
      {answer?.isDone ? (
        <Button className="loud" autoFocus onPress={close}>
          {messages.close}
        </Button>
      ) : (
        <div className="row">
          {keep && (
            <Button className="loud" onPress={close}>
              {keep}
            </Button>
          )}
          <Button
            type="submit"
            className={keep ? 'quiet' : 'loud'}
            // A disabled button would lose the focus, and with it the Escape key that closes the dialog.
            aria-disabled={sending.isPending}
            isDisabled={isTooMany || !isReady}
          >
            {answer ? messages.tryAgain : label}
          </Button>
        </div>
      )}
    </form>
  );
}
