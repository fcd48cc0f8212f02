import { useMessages, useWords } from '../../../messages/messages.tsx';
import { type FailedCall, failureReason } from './failure-reason.ts';
import { webhookWords } from './words.ts';

/** Explains a failed call in the language of the interface. */
export function useFailureReason(): (ended: FailedCall) => string {
  const { faults } = useWords(webhookWords);
  const { inItsWords } = useMessages().refusals;
  return (ended) => failureReason(ended, { faults, inItsWords });
}
