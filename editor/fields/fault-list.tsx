import { pathText } from '@farol/content-model';
import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../messages/messages.tsx';
import type { TypeModel } from '../models/model.ts';
import { useAfterPress } from './after-press.ts';
import { useFieldContext } from './field-context.tsx';
import { goToField } from './go-to-field.ts';
import { tabOf } from './place.ts';
import { useLabelAt } from './use-label-at.ts';
import { faultSentence, fieldWords } from './words.ts';

/** All missing and invalid fields; each entry leads to its field. */
export function FaultList({
  type,
  goTo = (place) => void goToField(place, tabOf(place, type)),
}: {
  type: TypeModel;
  goTo?(place: string): void;
}) {
  const words = useWords(fieldWords);
  const { document, faults, slices } = useFieldContext();
  const found = useAfterPress(useSyncExternalStore(document.subscribe, faults));
  const labelAt = useLabelAt({ type, slices });
  if (found.size === 0) return null;
  return (
    <details className="faults">
      <summary>{words.toLookAt(found.size)}</summary>
      <ul>
        {[...found.values()].map((each) => {
          const place = pathText(each.path);
          return (
            <li key={place}>
              <Button className="link-like" onPress={() => goTo(place)}>
                {labelAt(each.path, document.written)}
              </Button>{' '}
              {faultSentence(each.fault, words)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
