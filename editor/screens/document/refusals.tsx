import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import type { Saving } from '../../document/saving.ts';
import type { TypeModel } from '../../fields/model.ts';
import { useMessages } from '../../messages/messages.tsx';
import { goToField } from '../preview/go-to-field.ts';
import { tabOf } from '../preview/place.ts';
import './refusals.css';

/** All that the service does not take, gathered; each leads to its field. */
export function Refusals({ saving, type }: { saving: Saving; type: TypeModel }) {
  const messages = useMessages();
  const state = useSyncExternalStore(saving.subscribe, saving.state);
  if (state.kind !== 'refused' || state.faults.length === 0) return null;
  return (
    <section className="refusals" aria-label={messages.notTaken}>
      <ul>
        {state.faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <Button className="quiet" onPress={() => void goToField(field, tabOf(field, type))}>
              {field.replace(/^data\./, '').replaceAll('_', ' ')}
            </Button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
