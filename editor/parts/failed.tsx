import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { Offline, Unfulfilled } from '../api/faults.ts';
import type { Messages } from '../messages/en.ts';
import { useMessages } from '../messages/messages.tsx';
import { faultText } from './fault.tsx';
import { Broken, EditorUpdated, LoadAgain } from './not-loaded.ts';

/** The delay before an unanswered request is repeated, in milliseconds. */
const retryMs = 5_000;

interface FailedProps {
  fault: Error;
  again(): void;
  /** Whether nothing else is on the screen: from what is not there, a link leads on. */
  isWholeScreen?: boolean;
}

/** An error in place of content, with a button to try again. */
export function Failed({ fault, again, isWholeScreen = false }: FailedProps) {
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
    }, retryMs);
    return () => clearInterval(timer);
  }, [fault]);
  if (fault instanceof LoadAgain)
    return (
      <div className="state" role="alert">
        <h2>{fault instanceof EditorUpdated ? messages.updatedTitle : messages.failedTitle}</h2>
        <p>{textOf(fault, messages)}</p>
        <Button className="loud" onPress={() => location.reload()}>
          {messages.loadAgain}
        </Button>
      </div>
    );
  return (
    <div className="state" role="alert" ref={place}>
      <h2>{fault instanceof Offline ? messages.offlineTitle : messages.failedTitle}</h2>
      {!(fault instanceof Offline) && <p>{faultText(fault, messages)}</p>}
      {isWholeScreen && fault instanceof Unfulfilled && fault.reason.status === 404 ? (
        <Link className="loud" href="/content">
          {messages.backToContent}
        </Link>
      ) : (
        <Button className="loud" onPress={again}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** Why the page has to be loaded again. */
function textOf(fault: LoadAgain, { updatedText, brokenText, notLoadedText }: Messages): string {
  if (fault instanceof EditorUpdated) return updatedText;
  return fault instanceof Broken ? brokenText : notLoadedText;
}

export function Loading() {
  const messages = useMessages();
  return (
    <p className="state loading" role="status">
      {messages.loading}
    </p>
  );
}
