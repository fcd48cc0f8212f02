import type { DeliveryFault } from '@farol/content-model';

/** A delivery without a response, for a known reason. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
  readonly code: DeliveryFault;
  constructor(code: DeliveryFault, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** Node's codes of DNS and connection errors. */
const faultsByCode: Readonly<Record<string, DeliveryFault>> = {
  ENOTFOUND: 'no_address',
  EAI_AGAIN: 'no_address',
  ECONNREFUSED: 'nobody_there',
  EHOSTUNREACH: 'nobody_there',
  ENETUNREACH: 'nobody_there',
  ETIMEDOUT: 'too_slow',
};
const certificateError = /CERT|SIGNATURE|ISSUER|HOSTNAME_MISMATCH/;

/** Why there was no response; `broken_off` for unknown reasons. */
export function deliveryFaultOf(fault: unknown): DeliveryFault {
  if (fault instanceof NotDelivered) return fault.code;
  if (!(fault instanceof Error)) return 'broken_off';
  if (fault.name === 'AbortError' && fault.cause) return deliveryFaultOf(fault.cause);
  const code = 'code' in fault ? String(fault.code) : '';
  return faultsByCode[code] ?? (certificateError.test(code) ? 'not_trusted' : 'broken_off');
}
