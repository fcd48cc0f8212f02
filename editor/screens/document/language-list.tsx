import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { useAfterPress } from '../../fields/after-press.ts';
import { useFieldContext } from '../../fields/field-context.tsx';
import { goToField } from '../../fields/go-to-field.ts';
import { tabOf } from '../../fields/place.ts';
import { fieldWords } from '../../fields/words.ts';
import { useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';

/** Numbers, dates, choices and pictures that differ in another language of the page; each entry leads to its field. */
export function LanguageList({ type }: { type: TypeModel }) {
  const { otherLanguages: words } = useWords(fieldWords);
  const { document, inOtherLanguages } = useFieldContext();
  const { all } = useAfterPress(useSyncExternalStore(document.subscribe, inOtherLanguages));
  if (all.length === 0) return null;
  return (
    <details className="faults">
      <summary>{words.count(all.length)}</summary>
      <ul>
        {all.map(({ place, label, languages }) => (
          <li key={place}>
            <Button className="link-like" onPress={() => void goToField(place, tabOf(place, type))}>
              {label}
            </Button>{' '}
            {words.differs(languages.join(', '))}
          </li>
        ))}
      </ul>
    </details>
  );
}
