import { useMessages, useWords } from '../../../messages/messages.tsx';
import { type NotTaken, whyNot } from './why-not.ts';
import { words } from './words.ts';

/** Says why a call was not taken, in the language that is read. */
export function useWhyNot(): (ended: NotTaken) => string {
  const { faults } = useWords(words);
  const { inItsWords } = useMessages().refusals;
  return (ended) => whyNot(ended, { faults, inItsWords });
}
