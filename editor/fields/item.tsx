import { isRecord } from '@farol/content-model';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { StepButton } from '../parts/step-button.tsx';
import { Disclosure } from './disclosure.tsx';
import { withItemMoved } from './slices/slice-value.ts';
import { useMoving } from './use-moving.tsx';

interface ItemProps {
  place: string;
  summary: ReactNode;
  isNew: boolean;
  list: readonly unknown[];
  index: number;
  change(list: unknown[]): void;
  remove(): void;
  /** Its form. */
  children: ReactNode;
}

/** One item of a list, with the buttons to move, duplicate and remove it; Alt and an arrow move it, opened or not. */
export function Item({ place, summary, isNew, list, index, change, remove, children }: ItemProps) {
  const messages = useMessages();
  const { mayMove, move, onKeyDown, told } = useMoving(index, list.length, (to) =>
    change(withItemMoved(list, index, to)),
  );
  const actions = [
    { label: messages.moveUp, isPossible: mayMove(-1), run: () => move(-1) },
    { label: messages.moveDown, isPossible: mayMove(1), run: () => move(1) },
    {
      label: messages.duplicate,
      isPossible: true,
      run: () => change(list.toSpliced(index + 1, 0, copyOf(list[index]))),
    },
    { label: messages.remove, isPossible: true, run: remove },
  ];
  return (
    <div className="listed">
      <Disclosure
        place={place}
        summary={summary}
        isNew={isNew}
        onKeyDown={onKeyDown}
        remove={remove}
      >
        {children}
        <div className="actions">
          {actions.map(({ label, isPossible, run }) => (
            <StepButton key={label} isPossible={isPossible} run={run}>
              {label}
            </StepButton>
          ))}
        </div>
      </Disclosure>
      {told}
    </div>
  );
}

/** A copy of an item; a link in a list gets a key of its own. */
function copyOf(item: unknown): unknown {
  return isRecord(item) && typeof item.key === 'string'
    ? { ...item, key: crypto.randomUUID() }
    : item;
}
