import type { DeliveryFault } from '@farol/content-model';

/** A call that ended without an answer, where it is known why. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
  readonly code: DeliveryFault;
  constructor(code: DeliveryFault, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** What Node calls what went wrong with a name or a connection. */
const byNode: Readonly<Record<string, DeliveryFault>> = {
  ENOTFOUND: 'no_address',
  EAI_AGAIN: 'no_address',
  ECONNREFUSED: 'nobody_there',
  EHOSTUNREACH: 'nobody_there',
  ENETUNREACH: 'nobody_there',
  ETIMEDOUT: 'too_slow',
};
const certificate = /CERT|SIGNATURE|ISSUER|HOSTNAME_MISMATCH/;

/** Why there was no answer; what nobody foresaw broke off. */
export function deliveryFaultOf(fault: unknown): DeliveryFault {
  if (fault instanceof NotDelivered) return fault.code;
  if (!(fault instanceof Error)) return 'broken_off';
  if (fault.name === 'AbortError' && fault.cause) return deliveryFaultOf(fault.cause);
  const code = 'code' in fault ? String(fault.code) : '';
  return byNode[code] ?? (certificate.test(code) ? 'not_trusted' : 'broken_off');
}
