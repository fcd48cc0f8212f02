import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { withdrawReview } from '../../api/handing-over.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { faultText } from '../../parts/fault.tsx';
import { lazyComponent } from '../../parts/lazy-component.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useNames } from '../../person/names.ts';
import { useMe } from '../../person/use-me.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { useReviews } from './use-reviews.ts';
import './reviews.css';
import { reviewWords } from './words.ts';

const RequestReview = lazyComponent(async () => (await import('./request-review.tsx')).default);
const ReturnReview = lazyComponent(async () => (await import('./return-review.tsx')).default);

interface HandOverProps {
  open: Opened;
  type: TypeModel;
  /** False for people who may not write there, who only see its state. */
  isOffered: boolean;
  /** For people who cannot publish, handing over is the next step. */
  isNext: boolean;
}

/** Hands a page over for review, and shows that it is waiting or why it came back. */
export function HandOver({ open, type, isOffered, isNext }: HandOverProps) {
  const words = useWords(reviewWords);
  const messages = useMessages();
  const nameOf = useNames();
  const queries = useQueryClient();
  const { fault, isRunning, runAction } = useAction();
  const reviews = useReviews();
  const id = open.whole.id;
  const review = reviews.data?.reviews.find(({ document }) => document === id);
  const isAsked = review?.step === 'asked';
  // Until it is known, a button of the one state would make way for those of the other.
  const isNotAsked = !isAsked && !reviews.isPending;
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  useCommands([
    {
      id: 'hand-over',
      label: () => words.handOver,
      ...(isNext ? { key: '$mod+Enter' } : {}),
      isPossible: isOffered && isNotAsked,
      run: () => setOpen(true),
    },
  ]);
  const reload = () => queries.invalidateQueries({ queryKey: ['reviews'] });
  return (
    <>
      <span role="status">
        {review && (
          <span className="review" data-step={review.step}>
            <b>{review.step === 'asked' ? words.waitsHere : words.cameBack}</b> {nameOf(review.by)}{' '}
            {review.note && <q>{review.note}</q>}
          </span>
        )}
      </span>
      {isOffered && isAsked && (
        <>
          <Button
            className="quiet"
            aria-disabled={isRunning}
            onPress={() => void runAction(() => withdrawReview(id).then(reload))}
          >
            {words.takeBack}
          </Button>
          {(!isNext || review.person === me?.id) && (
            <DialogButton title={words.giveBackTitle} label={words.giveBack}>
              {(close) => <ReturnReview id={id} close={close} reload={reload} />}
            </DialogButton>
          )}
        </>
      )}
      {isOffered && isNotAsked && (
        <DialogButton
          title={words.handOverTitle}
          label={words.handOver}
          className={isNext ? 'loud' : 'quiet'}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {(close) => <RequestReview open={open} type={type} close={close} reload={reload} />}
        </DialogButton>
      )}
      {fault && (
        <span className="fault" role="alert">
          {faultText(fault, messages)}
        </span>
      )}
    </>
  );
}
