import { isRecord } from '../merge/same.ts';
import { type FieldKind, ordinary } from './kind.ts';
import { recordOrNothing } from './records.ts';

/** Data that an external program supplied. */
export const integration: FieldKind = {
  ...ordinary,
  check: { expected: 'an object', fits: isRecord, stored: recordOrNothing },
  write: (stored) => stored ?? null,
  values: (stored) => (stored === null || stored === undefined ? [] : ['']),
  isCompared: false,
  isFetched: false,
};
