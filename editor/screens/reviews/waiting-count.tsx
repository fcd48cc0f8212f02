import './reviews.css';
import { useWords } from '../../messages/messages.tsx';
import { useReviews } from './use-reviews.ts';
import { words } from './words.ts';

/** The number of pages waiting for the person. */
export function WaitingCount() {
  const say = useWords(words);
  const { data } = useReviews();
  if (!data?.waiting) return null;
  return (
    <>
      {' '}
      <span className="waiting-count">
        {data.waiting}
        <span className="unseen">: {say.waits(data.waiting)}</span>
      </span>
    </>
  );
}
