import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';

/** The beginning of a long list, and a button that shows more; the rest is not rendered. */
export function useShowMore<Item>(
  items: readonly Item[],
  atOnce: number,
): { shown: readonly Item[]; more: ReactNode } {
  const messages = useMessages();
  const [most, setMost] = useState(atOnce);
  return {
    shown: items.slice(0, most),
    more: most < items.length && (
      <Button className="quiet" onPress={() => setMost(most + atOnce)}>
        {messages.more}
      </Button>
    ),
  };
}
