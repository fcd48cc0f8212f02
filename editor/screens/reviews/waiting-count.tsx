import './reviews.css';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { useReviews } from './use-reviews.ts';
import { reviewWords } from './words.ts';

/** The number of pages waiting for the person. */
export function WaitingCount() {
  const messages = useMessages();
  const words = useWords(reviewWords);
  const { data } = useReviews();
  if (!data?.waiting) return null;
  return (
    <>
      {' '}
      <span className="waiting-count">
        {data.waiting}
        <span className="unseen">{messages.labelled('', words.waits(data.waiting))}</span>
      </span>
    </>
  );
}
