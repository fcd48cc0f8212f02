import { NotSaved } from '../document/not-saved.ts';
import type { Messages } from '../messages/en.ts';
import { useMessages } from '../messages/messages.tsx';

/** Says why something was not done, where there is a reason; screen readers say it at once. */
export function Fault({ fault }: { fault: Error | null | undefined }) {
  const messages = useMessages();
  if (!fault) return null;
  return (
    <p className="fault" role="alert">
      {faultText(fault, messages)}
    </p>
  );
}

/** The service says why in a sentence; what is not saved is explained where the page says how it stands. */
export function faultText(fault: Error, { saveFirst }: Messages): string {
  return fault instanceof NotSaved ? saveFirst : fault.message;
}
