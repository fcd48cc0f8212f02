/** Why the delivery of a webhook failed, as a code that the editor translates; an English sentence accompanies it. */
export const deliveryFaults = [
  'no_address',
  'not_allowed',
  'nobody_there',
  'not_trusted',
  'too_slow',
  'broken_off',
  'refused',
  'redirected',
  'left_out',
] as const;

export type DeliveryFault = (typeof deliveryFaults)[number];
