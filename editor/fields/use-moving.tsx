import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { stepOf } from './moving-keys.ts';

interface Moving {
  mayMove(step: -1 | 1): boolean;
  move(step: -1 | 1): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Says where it is, once it was moved. */
  told: ReactNode;
}

/**
 * Moves something in a list, by buttons or by keys, and tells somebody who listens to the page which place it has.
 * Nothing is said where it gets another place because something else came, went or moved.
 */
export function useMoving(index: number, count: number, moveTo: (index: number) => void): Moving {
  const { movedTo } = useMessages();
  const [last, setLast] = useState('');
  const mayMove = (step: -1 | 1) => index + step >= 0 && index + step < count;
  const move = (step: -1 | 1) => {
    if (!mayMove(step)) return;
    moveTo(index + step);
    setLast(movedTo(index + step + 1, count));
  };
  return {
    mayMove,
    move,
    onKeyDown(event) {
      const step = stepOf(event);
      if (step === 0) return;
      event.preventDefault();
      // In a section, the item is moved, and not the section.
      event.stopPropagation();
      move(step);
    },
    told: (
      <p className="unseen" role="status">
        {last === movedTo(index + 1, count) && last}
      </p>
    ),
  };
}
