import { type ReactNode, useState } from 'react';
import { useMessages } from '../messages/messages.tsx';

/**
 * Tells somebody who listens to the page which place in a list they have moved something to. Nothing is said where it
 * gets another place because something else came, went or moved.
 */
export function useToldPlace(
  index: number,
  count: number,
): { tellPlace(index: number): void; told: ReactNode } {
  const { movedTo } = useMessages();
  const [last, setLast] = useState('');
  return {
    tellPlace: (moved) => setLast(movedTo(moved + 1, count)),
    told: (
      <p className="unseen" role="status">
        {last === movedTo(index + 1, count) && last}
      </p>
    ),
  };
}
