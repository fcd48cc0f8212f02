import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { TypeModel } from '../../fields/model.ts';
import { useMessages } from '../../messages/messages.tsx';
import { goToField } from '../preview/go-to-field.ts';
import { tabOf } from '../preview/place.ts';
import { useTimeFormat } from '../time-format.ts';
import type { Opened } from './use-open-document.ts';

/** A notice instead of a blocking question: the recovered text is already in the form. */
export function Recovered({ open, type }: { open: Opened; type: TypeModel }) {
  const { document, recovered, dropRecovered } = open;
  const messages = useMessages();
  const when = useTimeFormat();
  const [isDropped, setDropped] = useState(false);
  if (recovered === null || isDropped) return null;
  return (
    <p className="notice" role="status">
      {recovered.tabs > 1 ? messages.recoveredFromTabs : messages.recovered(when(recovered.at))}{' '}
      <Button
        className="quiet"
        onPress={async () => {
          const before = document.written;
          dropRecovered();
          setDropped(true);
          const { firstDifference } = await import('./first-difference.ts');
          const field = firstDifference(before, document.written);
          void goToField(field, tabOf(field, type));
        }}
      >
        {messages.dropRecovered}
      </Button>
    </p>
  );
}
