import { isRecord } from '../same.ts';
import { defaults, type FieldKind } from './kind.ts';
import { recordOrUndefined } from './records.ts';

/** Data that an external program supplied. */
export const integration: FieldKind = {
  ...defaults,
  check: { expected: 'an object', fits: isRecord, stored: recordOrUndefined },
  write: (stored) => stored ?? null,
  values: (stored) => (stored === null || stored === undefined ? [] : ['']),
  isCompared: false,
  isFetched: false,
};
