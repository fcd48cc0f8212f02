import { own } from '@farol/content-model';
import { useSyncExternalStore } from 'react';
import { useFieldContext } from '../../fields/field-context.tsx';
import { fieldWords } from '../../fields/words.ts';
import { useWords } from '../../messages/messages.tsx';
import type { Fields } from '../../models/model.ts';

/** The name of a tab, with a mark where something in it is missing or wrong. */
export function TabName({ name, fields }: { name: string; fields: Fields }) {
  const words = useWords(fieldWords);
  const { document, faults } = useFieldContext();
  const found = useSyncExternalStore(document.subscribe, faults);
  const here = [...found.values()].filter(
    ({ path: [place, field] }) => place === 'data' && own(fields, String(field)),
  );
  return (
    <>
      {name}{' '}
      {here.length > 0 && <span className="unseen to-check">({words.toLookAt(here.length)})</span>}
    </>
  );
}
