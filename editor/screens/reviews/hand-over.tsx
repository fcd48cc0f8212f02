import './reviews.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { askForReview, returnReview, withdrawReview } from '../../api/handing-over.ts';
import { readMe } from '../../api/people.ts';
import { useWords } from '../../messages/messages.tsx';
import { Choosing } from '../choosing.tsx';
import { PersonChoice } from '../comments/person-choice.tsx';
import { DoingForm } from '../document/doing-form.tsx';
import { useDoing } from '../document/use-doing.ts';
import type { Opened } from '../document/use-open-document.ts';
import { useNames } from '../names.ts';
import { useReviews } from './use-reviews.ts';
import { words } from './words.ts';

/** Hands a page over, and shows where it waits or why it came back. */
export function HandOver({ open }: { open: Opened }) {
  const say = useWords(words);
  const nameOf = useNames();
  const queries = useQueryClient();
  const { fault, doing } = useDoing();
  const reviews = useReviews();
  const id = open.whole.id;
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => readMe(signal),
    staleTime: 60_000,
  });
  const canGiveBack = me.data?.role === 'publisher' || me.data?.role === 'administrator';
  const review = reviews.data?.reviews.find(({ document }) => document === id);
  const reload = () => queries.invalidateQueries({ queryKey: ['reviews'] });
  return (
    <>
      {review && (
        <span className="review" data-step={review.step}>
          <b>{review.step === 'asked' ? say.waitsHere : say.cameBack}</b> {nameOf(review.by)}
          {review.note && `: ${review.note}`}
        </span>
      )}
      {review?.step === 'asked' ? (
        <>
          <Button
            className="quiet"
            onPress={() => void doing(() => withdrawReview(id).then(reload))}
          >
            {say.takeBack}
          </Button>
          {canGiveBack && (
            <Choosing title={say.giveBackTitle} label={say.giveBack}>
              {(close) => <GiveBack id={id} close={close} reload={reload} />}
            </Choosing>
          )}
        </>
      ) : (
        <Choosing title={say.handOverTitle} label={say.handOver}>
          {(close) => <Ask open={open} close={close} reload={reload} />}
        </Choosing>
      )}
      {fault && (
        <span className="fault" role="alert">
          {fault.message}
        </span>
      )}
    </>
  );
}

interface FormProps {
  close(): void;
  reload(): Promise<void>;
}

function Ask({ open, close, reload }: FormProps & { open: Opened }) {
  const say = useWords(words);
  const [person, setPerson] = useState<string | null>(null);
  const [note, setNote] = useState('');
  return (
    <DoingForm
      label={say.send}
      act={async () => {
        await open.saving.now();
        await askForReview(open.whole.id, { person, note });
        await reload();
        close();
      }}
    >
      <p>{say.handOverText}</p>
      <PersonChoice label={say.person} nobody={say.anybody} value={person} choose={setPerson} />
      <label>
        {say.note}
        <textarea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
    </DoingForm>
  );
}

function GiveBack({ id, close, reload }: FormProps & { id: string }) {
  const say = useWords(words);
  const [reason, setReason] = useState('');
  return (
    <DoingForm
      label={say.giveBack}
      isDisabled={reason.trim() === ''}
      act={async () => {
        await returnReview(id, reason);
        await reload();
        close();
      }}
    >
      <label>
        {say.reason}
        <textarea
          required
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
    </DoingForm>
  );
}
