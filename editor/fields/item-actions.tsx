import { isRecord } from '@farol/content-model';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';
import { withItemMoved } from './slices/slice-value.ts';

interface ItemActionsProps {
  list: readonly unknown[];
  index: number;
  change(list: unknown[]): void;
}

/** The buttons to move, duplicate and remove an item of a list. */
export function ItemActions({ list, index, change }: ItemActionsProps) {
  const messages = useMessages();
  const [wasMoved, setMoved] = useState(false);
  const actions = [
    { label: messages.moveUp, to: index > 0 && withItemMoved(list, index, index - 1) },
    {
      label: messages.moveDown,
      to: index < list.length - 1 && withItemMoved(list, index, index + 1),
    },
    { label: messages.duplicate, to: list.toSpliced(index + 1, 0, copyOf(list[index])) },
    { label: messages.remove, to: list.toSpliced(index, 1) },
  ];
  return (
    <>
      <div className="actions">
        {actions.map(({ label, to }) => (
          // A button that were disabled at the end of the list would lose the focus there.
          <Button
            key={label}
            className="quiet"
            aria-disabled={!to}
            onPress={() => {
              if (!to) return;
              change(to);
              setMoved(to.length === list.length);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="unseen" role="status">
        {wasMoved && messages.movedTo(index + 1, list.length)}
      </p>
    </>
  );
}

/** A copy of an item; a link in a list gets a key of its own. */
function copyOf(item: unknown): unknown {
  return isRecord(item) && typeof item.key === 'string'
    ? { ...item, key: crypto.randomUUID() }
    : item;
}
