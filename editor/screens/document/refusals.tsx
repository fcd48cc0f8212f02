import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import type { Saving } from '../../document/saving.ts';
import { useMessages } from '../../messages/messages.tsx';
import './refusals.css';

/** All that the service does not take, gathered; each leads to its field. */
export function Refusals({ saving }: { saving: Saving }) {
  const messages = useMessages();
  const state = useSyncExternalStore(saving.subscribe, saving.state);
  if (state.kind !== 'refused' || state.faults.length < 2) return null;
  return (
    <section className="refusals" aria-label={messages.notTaken}>
      <ul>
        {state.faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <Button className="quiet" onPress={() => goTo(field)}>
              {field.replace(/^data\./, '').replaceAll('_', ' ')}
            </Button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The field at a place, or the nearest one around it. */
function goTo(place: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')]
    .filter(
      ({ dataset: { path = '' } }) => place === path || /^[.[]/.test(place.slice(path.length)),
    )
    .filter(({ dataset: { path = '' } }) => place.startsWith(path));
  const nearest = fields.toSorted(
    (one, other) => (other.dataset.path ?? '').length - (one.dataset.path ?? '').length,
  )[0];
  for (let around = nearest?.closest('details'); around; ) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  nearest?.scrollIntoView({ block: 'center' });
  nearest
    ?.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable]')
    ?.focus();
}
