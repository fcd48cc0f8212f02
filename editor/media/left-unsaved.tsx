import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { useMessages, useWords } from '../messages/messages.tsx';
import { faultText } from '../parts/fault.tsx';
import type { AutosavedValues } from './autosaved-values.ts';
import { autosavedPoints, autosavedTexts } from './use-autosaved.ts';
import { mediaWords } from './words.ts';

/** What could not be saved after its field was left, with a link to the file, where it is written still. */
export function LeftUnsaved({ of }: { of?: string }) {
  return (
    <>
      <Left values={autosavedTexts} of={of} />
      <Left values={autosavedPoints} of={of} />
    </>
  );
}

interface LeftProps<Value> {
  values: AutosavedValues<Value>;
  /** The id of one file; otherwise all are shown. */
  of: string | undefined;
}

function Left<Value>({ values, of }: LeftProps<Value>) {
  const messages = useMessages();
  const words = useWords(mediaWords);
  const left = useSyncExternalStore(values.subscribe, values.left);
  const shown = of ? left.filter(({ place }) => place.file.id === of) : left;
  return shown.map(({ key, place, fault }) => (
    <div key={key} className="warning row" role="alert">
      <span>
        {words.notSaved(place.label)}{' '}
        <Link href={`/media?file=${encodeURIComponent(place.file.id)}`}>{place.file.filename}</Link>
        {`. ${faultText(fault, messages)}`}
      </span>
      <Button className="quiet" onPress={() => values.drop(key)}>
        {words.dropUnsaved}
      </Button>
    </div>
  ));
}
