import { pathOfText } from '@farol/content-model';
import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import type { Saving } from '../../document/saving.ts';
import { useAfterPress } from '../../fields/after-press.ts';
import { goToField } from '../../fields/go-to-field.ts';
import { tabOf } from '../../fields/place.ts';
import { useLabelAt } from '../../fields/use-label-at.ts';
import { useMessages } from '../../messages/messages.tsx';
import { refusalText } from '../../messages/refusal-text.ts';
import type { SliceModel, TypeModel } from '../../models/model.ts';
import './refusals.css';

interface RefusalsProps {
  saving: Saving;
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
}

/** Everything the service rejects; each entry leads to its field. */
export function Refusals({ saving, type, slices }: RefusalsProps) {
  const messages = useMessages();
  const labelAt = useLabelAt({ type, slices });
  const state = useAfterPress(useSyncExternalStore(saving.subscribe, saving.state));
  if (state.kind !== 'refused' || state.faults.length === 0) return null;
  const { written } = saving.document;
  return (
    <section className="refusals" aria-label={messages.notTaken}>
      <ul>
        {state.faults.map(({ field, message, ...reason }) => (
          <li key={`${field} ${message}`}>
            <Button className="quiet" onPress={() => void goToField(field, tabOf(field, type))}>
              {labelAt(pathOfText(field), written)}
            </Button>{' '}
            {refusalText(message, { status: 400, ...reason }, messages.refusals)}
          </li>
        ))}
      </ul>
    </section>
  );
}
