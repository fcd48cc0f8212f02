import { useMessages, useWords } from '../../../messages/messages.tsx';
import { type NotTaken, whyNot } from './why-not.ts';
import { words } from './words.ts';

/** Explains a failed call in the language of the interface. */
export function useWhyNot(): (ended: NotTaken) => string {
  const { faults } = useWords(words);
  const { inItsWords } = useMessages().refusals;
  return (ended) => whyNot(ended, { faults, inItsWords });
}
