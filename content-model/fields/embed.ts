import { isRecord } from '../merge/same.ts';
import { type FieldKind, ordinary } from './kind.ts';
import { isNothing, recordOrEmpty, recordOrNothing } from './records.ts';

export const embed: FieldKind = {
  ...ordinary,
  check: {
    expected: 'an oEmbed object with "embed_url"',
    fits: (value) =>
      isNothing(value) || (isRecord(value) && /^https?:\/\//.test(String(value.embed_url))),
    stored: recordOrNothing,
  },
  write: recordOrEmpty,
  values: (stored) =>
    isRecord(stored) && !isNothing(stored) ? [String(stored.embed_url ?? '')] : [],
  isCompared: false,
  isFetched: false,
};
