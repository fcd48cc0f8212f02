import { useWords } from '../../messages/messages.tsx';
import { contentWords } from './words.ts';

/** Says whether a batch was done, in a region that is there before it. */
export function BatchOutcome({ answer }: { answer: { isDone: boolean } | null }) {
  const words = useWords(contentWords);
  return (
    <div role="status">
      {answer && (
        <p className={answer.isDone ? 'notice' : 'warning'}>
          {answer.isDone ? words.allDone : words.noneDone}
        </p>
      )}
    </div>
  );
}
