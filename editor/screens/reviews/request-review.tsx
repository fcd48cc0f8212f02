import { useState } from 'react';
import { askForReview } from '../../api/handing-over.ts';
import { useEditing } from '../../document/use-editing.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { useMe } from '../../person/use-me.ts';
import { PersonChoice } from '../comments/person-choice.tsx';
import type { Opened } from '../open-document/use-open-document.ts';
import { Checks, useChecks } from '../publishing/checks.tsx';
import { isNothingNew } from './nothing-new.ts';
import { reviewWords } from './words.ts';

interface RequestReviewProps {
  open: Opened;
  type: TypeModel;
  close(): void;
  reload(): Promise<void>;
}

/** Asks a person, or anybody who can publish, to review a page. */
export default function RequestReview({ open, type, close, reload }: RequestReviewProps) {
  const words = useWords(reviewWords);
  const messages = useMessages();
  const me = useMe();
  const checks = useChecks(open);
  const isNothing = useEditing(open.document, (editing) => isNothingNew(editing, open.whole));
  const [person, setPerson] = useState<string | null>(null);
  const [note, setNote] = useState('');
  return (
    <ActionForm
      label={words.send}
      isDisabled={isNothing}
      act={async () => {
        await open.saving.settled();
        await askForReview(open.whole.id, { person, note });
        await reload();
        close();
      }}
    >
      <p>{isNothing ? messages.refusals.nothing_to_publish : words.handOverText}</p>
      <Checks open={open} type={type} checks={checks} close={close} />
      <PersonChoice
        label={words.person}
        nobody={words.anybody}
        leftOut={me?.id}
        value={person}
        choose={setPerson}
      />
      <label>
        {words.note}
        <textarea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
    </ActionForm>
  );
}
