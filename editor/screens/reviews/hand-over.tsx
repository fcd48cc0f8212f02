import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { withdrawReview } from '../../api/handing-over.ts';
import { readMe } from '../../api/people.ts';
import { useWords } from '../../messages/messages.tsx';
import { Choosing } from '../choosing.tsx';
import { coming } from '../coming.tsx';
import { useDoing } from '../document/use-doing.ts';
import type { Opened } from '../document/use-open-document.ts';
import { useNames } from '../names.ts';
import { useReviews } from './use-reviews.ts';
import './reviews.css';
import { words } from './words.ts';

const Ask = coming(async () => (await import('./ask.tsx')).default);
const GiveBack = coming(async () => (await import('./give-back.tsx')).default);

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
