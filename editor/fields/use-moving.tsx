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
  const [moved, setMoved] = useState<Moved | null>(null);
  const mayMove = (step: -1 | 1) => index + step >= 0 && index + step < count;
  const move = (step: -1 | 1) => {
    if (!mayMove(step)) return;
    moveTo(index + step);
    setMoved({ to: index + step, count });
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
    told: <ToldPlace moved={moved} index={index} count={count} />,
  };
}

export interface Moved {
  to: number;
  /** How many there were. */
  count: number;
}

interface ToldPlaceProps {
  moved: Moved | null;
  /** Where it is now, among how many. */
  index: number;
  count: number;
  /** What was moved, where that is not always the same. */
  id?: string;
}

/** Says which place something was moved to, as long as it has it; of something else, it says the same anew. */
export function ToldPlace({ moved, index, count, id }: ToldPlaceProps) {
  const { movedTo } = useMessages();
  return (
    <p className="unseen" role="status">
      {moved?.to === index && moved.count === count && (
        <span key={id}>{movedTo(index + 1, count)}</span>
      )}
    </p>
  );
}
