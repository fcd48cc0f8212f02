import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useEditing } from '../document/use-editing.ts';
import { useMessages } from '../messages/messages.tsx';
import { Icon } from '../parts/icons.tsx';
import { useFieldContext } from './field-context.tsx';

interface Removing<List> {
  /** The element of the list. */
  list: RefObject<List | null>;
  removeAt(index: number): void;
  /** Says that something was removed, with a button that brings it back, until something else is written. */
  told: ReactNode;
}

interface Removal {
  index: number;
  /** As it is written since. */
  text: unknown;
  /** How many there were, with this one. */
  count: number;
}

/** Removes something from a list of what can be opened; the focus goes to what comes to its place. */
export function useRemoving<List extends HTMLElement>(
  remove: (index: number) => void,
): Removing<List> {
  const messages = useMessages();
  const { document, isOnlyToRead } = useFieldContext();
  const list = useRef<List>(null);
  const [last, setLast] = useState<Removal | null>(null);
  const isLast = useEditing(document, ({ history }) => history.present === last?.text);
  const focusAt = (index: number) =>
    // Once it is drawn.
    requestAnimationFrame(() => {
      const names = list.current?.querySelectorAll<HTMLElement>(
        ':scope > :is(.section, .listed) > .item > summary',
      );
      (
        names?.[Math.min(index, names.length - 1)] ?? list.current?.querySelector('button')
      )?.focus();
    });
  return {
    list,
    removeAt(index) {
      if (isOnlyToRead) return;
      remove(index);
      setLast((before) => ({ index, text: document.written, count: (before?.count ?? 0) + 1 }));
      focusAt(index);
    },
    told: (
      <div role="status">
        {last && isLast && (
          // Another one is told anew, in the same words.
          <p key={last.count} className="removal">
            {messages.removed}{' '}
            <Button
              className="quiet"
              onPress={() => {
                document.undo();
                focusAt(last.index);
              }}
            >
              {messages.undo}
            </Button>
          </p>
        )}
      </div>
    ),
  };
}

/** Removes what is closed; opened, it has a button for that among its others. */
export function RemoveClosed({ name, run }: { name: ReactNode; run(): void }) {
  const { labelled, remove } = useMessages();
  const { isOnlyToRead } = useFieldContext();
  if (isOnlyToRead) return null;
  return (
    <span className="remove" title={remove}>
      <Button onPress={run}>
        <Icon shape="close" />
        <span className="unseen">
          {labelled(remove, '')}
          {name}
        </span>
      </Button>
    </span>
  );
}
