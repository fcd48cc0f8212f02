import { errorOf } from '@farol/content-model';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Batch, BatchAnswer, PageDocument } from '../../api/pages.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useAfterClosing } from '../../parts/use-after-closing.ts';
import { BatchResult } from './batch-result.tsx';
import { useBatch } from './use-batch.ts';
import { contentWords } from './words.ts';

const maxDocuments = 500;

interface BatchDialogProps {
  /** The label of the button that carries it out. */
  label: string;
  documents: readonly PageDocument[];
  /** The batch to send; null while required input is missing. */
  batchOf(documents: readonly PageDocument[]): Batch | null | Promise<Batch>;
  children?: ReactNode;
  done(): void;
  close(): void;
}

/** Shows what a batch would do to which documents, then the result for each in the same list. */
export function BatchDialog({
  label,
  documents: given,
  batchOf,
  children,
  done,
  close,
}: BatchDialogProps) {
  const words = useWords(contentWords);
  const messages = useMessages();
  // The list behind the dialog changes while the batch runs.
  const [documents] = useState(given);
  const [answer, setAnswer] = useState<BatchAnswer | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const sending = useBatch();
  const send = async () => {
    setFault(null);
    try {
      const batch = await batchOf(documents);
      if (!batch) return;
      const sent = await sending.mutateAsync(batch);
      setAnswer(sent);
    } catch (thrown) {
      setFault(errorOf(thrown));
    }
  };
  // Nobody has seen what it would do now: the list shows that, once this is closed.
  const isOutdated = answer?.rows.some(({ code }) => code === 'changed_meanwhile') ?? false;
  const isTooMany = documents.length > maxDocuments;
  useAfterClosing(answer?.isDone ?? false, done);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending) void send();
      }}
    >
      {!answer && children}
      <BatchResult documents={documents} answer={answer} />
      {isTooMany && <p className="fault">{words.tooMany(maxDocuments)}</p>}
      <Fault fault={fault} />
      {answer?.isDone || isOutdated ? (
        // A key, so that it is a new button, and takes the focus.
        <Button key="close" className="loud" autoFocus onPress={close}>
          {messages.close}
        </Button>
      ) : (
        <Button
          type="submit"
          className="loud"
          aria-disabled={sending.isPending}
          isDisabled={isTooMany}
        >
          {answer ? messages.tryAgain : label}
        </Button>
      )}
    </form>
  );
}
