import { useState } from 'react';
import { Button } from 'react-aria-components';
import { asShown, type BatchAnswer, type PageDocument } from '../../api/pages.ts';
import type { Me } from '../../api/people.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useCovering } from '../../parts/use-covering.ts';
import type { Selection } from '../../parts/use-selection.ts';
import { mayPublish } from '../../person/rights.ts';
import { type Archived, changedBy } from './archived.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { BatchResult } from './batch-result.tsx';
import { Duplicate } from './duplicate.tsx';
import type { Page } from './pages.ts';
import { ReleaseBatch } from './release-batch.tsx';
import { TagBatch } from './tag-batch.tsx';
import { useBatch } from './use-batch.ts';
import { contentWords } from './words.ts';

/** The actions for the selected pages. */
export function BatchBar({
  selection,
  me,
  archived,
}: {
  selection: Selection<Page>;
  me: Me;
  archived(done: Archived): void;
}) {
  const words = useWords(contentWords);
  const { selected, none } = selection;
  const documents = selected.flatMap(({ found }) => found);
  const [only] = selected;
  const publishes = mayPublish(me, {});
  const bar = useCovering('bottom');
  return (
    <section
      ref={bar}
      className="batch-bar"
      aria-label={words.selected(selected.length, documents.length)}
    >
      <p>{words.selected(selected.length, documents.length)}</p>
      <div className="row">
        {publishes &&
          (['publish', 'unpublish'] as const).map((act) => (
            <DialogButton key={act} title={words[act]} label={words[act]}>
              {(close) => (
                <BatchDialog
                  label={words[act]}
                  documents={documents}
                  batchOf={(all) => ({
                    do: act,
                    documents: all.map(act === 'publish' ? asShown : ({ id }) => id),
                  })}
                  done={none}
                  close={close}
                />
              )}
            </DialogButton>
          ))}
        {publishes && (
          <DialogButton title={words.release} label={words.release}>
            {(close) => <ReleaseBatch documents={documents} done={none} close={close} />}
          </DialogButton>
        )}
        {(['tag', 'untag'] as const).map((act) => (
          <DialogButton key={act} title={words[act]} label={words[act]}>
            {(close) => <TagBatch act={act} documents={documents} done={none} close={close} />}
          </DialogButton>
        ))}
        <Archiving
          documents={documents}
          archived={(done) => {
            none();
            archived(done);
          }}
        />
        {only && selected.length === 1 && <Duplicate page={only} />}
        <Button className="quiet" onPress={none}>
          {words.selectNone}
        </Button>
      </div>
    </section>
  );
}

/** Carried out without confirmation, because it can be undone; refusals are shown. */
function Archiving({
  documents,
  archived,
}: {
  documents: readonly PageDocument[];
  archived(done: Archived): void;
}) {
  const messages = useMessages();
  const sending = useBatch();
  const isArchived = documents.every((document) => document.archived);
  const act = isArchived ? 'restore' : 'archive';
  const [refused, setRefused] = useState<BatchAnswer | null>(null);
  const press = () => {
    if (sending.isPending) return;
    const ids = documents.map(({ id }) => id);
    sending.mutate(
      { do: act, documents: ids },
      {
        onSuccess(answer) {
          setRefused(answer.isDone ? null : answer);
          if (answer.isDone) archived({ act, documents: changedBy(answer, documents) });
        },
      },
    );
  };
  return (
    <>
      <Button className="quiet" aria-disabled={sending.isPending} onPress={press}>
        {messages[act]}
      </Button>
      <Fault fault={sending.error} />
      {refused && <BatchResult documents={documents} answer={refused} />}
    </>
  );
}
