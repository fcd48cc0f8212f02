import { useMessages, useWords } from '../../../messages/messages.tsx';
import { type FailedCall, failureReason } from './failure-reason.ts';
import { words } from './words.ts';

/** Explains a failed call in the language of the interface. */
export function useFailureReason(): (ended: FailedCall) => string {
  const { faults } = useWords(words);
  const { inItsWords } = useMessages().refusals;
  return (ended) => failureReason(ended, { faults, inItsWords });
}
