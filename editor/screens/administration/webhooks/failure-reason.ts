import type { DeliveryFault } from '@farol/content-model';

export interface FailedCall {
  fault: string | null;
  code: DeliveryFault | null;
  /** The status of the response, if it is shown beside this. */
  status?: number | null;
}

interface Words {
  faults: Record<DeliveryFault, string>;
  inItsWords(general: string, sentence: string): string;
}

/** These faults need no detail; for the others the service's sentence says which, how many or what to do. */
const isWhole: ReadonlySet<DeliveryFault> = new Set(['no_address', 'nobody_there', 'too_slow']);

/** Why a call failed; for a fault without a code, the service's sentence. */
export function failureReason({ fault, code, status = null }: FailedCall, words: Words): string {
  if (!code) return fault ?? '?';
  const general = words.faults[code];
  const isSaid = status !== null || fault === null || isWhole.has(code);
  return isSaid ? general : words.inItsWords(general, fault);
}
