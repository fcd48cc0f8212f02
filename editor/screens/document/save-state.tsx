import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import type { Saving } from '../../document/saving.ts';
import { useMessages } from '../../messages/messages.tsx';
import { faultText } from '../../parts/fault.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useNames } from '../../person/names.ts';

/** Both texts are above the form, where somebody who writes far below does not see them. */
function goToClash(): void {
  const clash = document.querySelector<HTMLElement>('.clash');
  clash?.querySelector('button')?.focus({ preventScroll: true });
  clash?.scrollIntoView({ block: 'center' });
}

/** The save state: saved, saving, kept on this device, rejected, or in conflict with somebody else. */
export function SaveStateText({ saving }: { saving: Saving }) {
  const messages = useMessages();
  const when = useTimeFormat();
  const nameOf = useNames();
  const state = useSyncExternalStore(saving.subscribe, saving.state);
  return (
    <p className="saved" data-state={state.kind} role="status">
      {state.kind === 'saved' && messages.saved(when(state.at))}
      {state.kind === 'saving' && messages.saving}
      {state.kind === 'kept' && state.why === 'typing' && messages.keptHere}
      {state.kind === 'kept' && state.why === 'offline' && messages.keptOffline}
      {state.kind === 'kept' && state.why === 'signed-out' && messages.keptSignedOut}
      {state.kind === 'refused' && messages.notTakenFor(faultText(state.fault, messages))}
      {state.kind === 'clash' &&
        (state.by === null ? messages.changedInTab : messages.changedToo(nameOf(state.by)))}
      {state.kind === 'clash' && (
        <Button className="quiet" onPress={goToClash}>
          {messages.choose}
        </Button>
      )}
      {state.kind === 'kept' && state.why !== 'typing' && (
        <Button className="quiet" onPress={() => void saving.now()}>
          {messages.tryAgain}
        </Button>
      )}
    </p>
  );
}
