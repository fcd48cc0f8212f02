import { type FieldFault, isRecord } from '@farol/content-model';
import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { pathText, valueAt } from '../../document/path.ts';
import { useFieldContext } from '../../fields/field-context.tsx';
import type { TypeModel } from '../../fields/model.ts';
import { sliceName } from '../../fields/slices/slice-value.ts';
import { faultSentence, fieldWords } from '../../fields/words.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { goToField } from '../preview/go-to-field.ts';
import { tabOf } from '../preview/place.ts';

/** All missing and invalid fields; each entry leads to its field. */
export function FaultList({
  type,
  goTo = (place) => void goToField(place, tabOf(place, type)),
}: {
  type: TypeModel;
  goTo?(place: string): void;
}) {
  const messages = useMessages();
  const words = useWords(fieldWords);
  const { document, faults, slices } = useFieldContext();
  const found = useSyncExternalStore(document.subscribe, faults);
  if (found.size === 0) return null;
  const nameOf = ({ path, label }: FieldFault): string => {
    if (label === 'title') return messages.titleOfPage;
    if (label === 'uid') return messages.address;
    const section = valueAt(document.written, path.slice(0, 3));
    const isInSection = isRecord(section) && 'slice_type' in section;
    return isInSection ? messages.labelled(sliceName(section, slices), label) : label;
  };
  return (
    <details className="faults">
      <summary>{words.toLookAt(found.size)}</summary>
      <ul>
        {[...found.values()].map((each) => {
          const place = pathText(each.path);
          return (
            <li key={place}>
              <Button className="link-like" onPress={() => goTo(place)}>
                {nameOf(each)}
              </Button>{' '}
              {faultSentence(each.fault, words)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
