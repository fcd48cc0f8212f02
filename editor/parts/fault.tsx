import { Unfulfilled } from '../api/faults.ts';
import { NotSaved } from '../document/not-saved.ts';
import type { Messages } from '../messages/en.ts';
import { useMessages } from '../messages/messages.tsx';
import { refusalText } from '../messages/refusal-text.ts';
import { NoTab } from './new-tab.ts';

/** The reason why an action failed, if any, announced to screen readers at once. */
export function Fault({ fault }: { fault: Error | null | undefined }) {
  const messages = useMessages();
  if (!fault) return null;
  return (
    <p className="fault" role="alert">
      {faultText(fault, messages)}
    </p>
  );
}

/** The text of a fault; why a text is not saved is shown at the top of the page. */
export function faultText(
  fault: Error,
  { saveFirst, noTab, failedTitle, refusals }: Messages,
): string {
  if (fault instanceof NotSaved) return saveFirst;
  if (fault instanceof NoTab) return noTab;
  if (fault instanceof Unfulfilled) return refusalText(fault.message, fault.reason, refusals);
  return refusals.inItsWords(`${failedTitle}.`, fault.message);
}
