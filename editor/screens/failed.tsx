import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Offline } from '../api/faults.ts';
import { useMessages } from '../messages/messages.tsx';
import { faultText } from './fault.tsx';
import { EditorUpdated, NotLoaded } from './not-loaded.ts';

/** The delay before an unanswered request is repeated, in milliseconds. */
const AGAIN_MS = 5_000;

/** An error in place of content, with a button to try again. */
export function Failed({ fault, again }: { fault: Error; again(): void }) {
  const messages = useMessages();
  const tryAgain = useEffectEvent(again);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!(fault instanceof Offline)) return;
    const timer = setInterval(() => {
      // A retry removes this element: somebody who is on the button would lose the focus, and can press it.
      if (place.current?.contains(document.activeElement)) return;
      clearInterval(timer);
      tryAgain();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [fault]);
  if (fault instanceof NotLoaded)
    return (
      <div className="state" role="alert">
        <h2>{fault instanceof EditorUpdated ? messages.updatedTitle : messages.failedTitle}</h2>
        <p>{fault instanceof EditorUpdated ? messages.updatedText : messages.notLoadedText}</p>
        <Button className="loud" onPress={() => location.reload()}>
          {messages.loadAgain}
        </Button>
      </div>
    );
  return (
    <div className="state" role="alert" ref={place}>
      <h2>{fault instanceof Offline ? messages.offlineTitle : messages.failedTitle}</h2>
      {!(fault instanceof Offline) && <p>{faultText(fault, messages)}</p>}
      <Button className="loud" onPress={again}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}

export function Loading() {
  const messages = useMessages();
  return (
    <p className="state loading" role="status">
      {messages.loading}
    </p>
  );
}
