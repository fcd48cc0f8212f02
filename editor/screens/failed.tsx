import { Button } from 'react-aria-components';
import { Offline } from '../api/faults.ts';
import { useMessages } from '../messages/messages.tsx';
import { faultText } from './fault.tsx';

/** What could not be shown, why, and how to try again. */
export function Failed({ fault, again }: { fault: Error; again(): void }) {
  const messages = useMessages();
  return (
    <div className="state" role="alert">
      <h2>{fault instanceof Offline ? messages.offlineTitle : messages.failedTitle}</h2>
      <p>{faultText(fault, messages)}</p>
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
