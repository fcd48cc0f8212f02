import { isRecord } from '../merge/same.ts';
import { type FieldKind, ordinary } from './kind.ts';
import { recordOrNothing } from './records.ts';

/** What a program beside the repository gave. */
export const integration: FieldKind = {
  ...ordinary,
  check: { expected: 'an object', fits: isRecord, stored: recordOrNothing },
  write: (stored) => stored ?? null,
  values: (stored) => (stored === null || stored === undefined ? [] : ['']),
  isCompared: false,
  isFetched: false,
};
