import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';

/** The first of a long list, and the button that shows more of it: what nobody reads is not drawn. */
export function useGrowing<Item>(
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
