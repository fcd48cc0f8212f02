import './reviews.css';
import { useWords } from '../../messages/messages.tsx';
import { useReviews } from './use-reviews.ts';
import { words } from './words.ts';

/** How much waits for the person who looks. */
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
