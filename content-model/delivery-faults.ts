/** Why a webhook did not take a call, so that it can be said in the language of whoever reads it; beside it stands an English sentence. */
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
