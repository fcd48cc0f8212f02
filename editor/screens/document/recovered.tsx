import { useState } from 'react';
import { Button } from 'react-aria-components';
import { goToField } from '../../fields/go-to-field.ts';
import { tabOf } from '../../fields/place.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { useTimeFormat } from '../../parts/time-format.ts';
import type { Opened } from '../open-document/use-open-document.ts';

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
