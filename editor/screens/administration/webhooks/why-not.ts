import type { DeliveryFault } from '@farol/content-model';

export interface NotTaken {
  fault: string | null;
  code: DeliveryFault | null;
  /** What was answered, where it is shown beside this. */
  status?: number | null;
}

/** The words in which it is said. */
interface Words {
  faults: Record<DeliveryFault, string>;
  inItsWords(general: string, sentence: string): string;
}

/** Of these there is nothing more to say; of the others the sentence of the service says which, how many or what to do. */
const isWhole: ReadonlySet<DeliveryFault> = new Set(['no_address', 'nobody_there', 'too_slow']);

/** Why a call was not taken; what has no name is said as the service says it. */
export function whyNot({ fault, code, status = null }: NotTaken, words: Words): string {
  if (!code) return fault ?? '?';
  const general = words.faults[code];
  const isSaid = status !== null || fault === null || isWhole.has(code);
  return isSaid ? general : words.inItsWords(general, fault);
}
