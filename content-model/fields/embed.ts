import { isRecord } from '../same.ts';
import { defaults, type FieldKind } from './kind.ts';
import { isEmptyRecord, recordOrEmpty, recordOrUndefined } from './records.ts';

export const embed: FieldKind = {
  ...defaults,
  check: {
    expected: 'an oEmbed object with "embed_url"',
    fits: (value) =>
      isEmptyRecord(value) || (isRecord(value) && /^https?:\/\//.test(String(value.embed_url))),
    stored: recordOrUndefined,
  },
  write: recordOrEmpty,
  values: (stored) =>
    isRecord(stored) && !isEmptyRecord(stored) ? [String(stored.embed_url ?? '')] : [],
  isCompared: false,
  isFetched: false,
};
