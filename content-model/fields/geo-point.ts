import { isRecord } from '../same.ts';
import { defaults, type FieldKind } from './kind.ts';
import { isEmptyRecord, recordOrEmpty, recordOrUndefined } from './records.ts';

export const geoPoint: FieldKind = {
  ...defaults,
  check: {
    expected: 'a latitude from -90 to 90 and a longitude from -180 to 180',
    fits: (value) =>
      isEmptyRecord(value) ||
      (isRecord(value) && isWithin(value.latitude, 90) && isWithin(value.longitude, 180)),
    stored: recordOrUndefined,
  },
  write: recordOrEmpty,
  values(stored) {
    if (!isRecord(stored)) return [];
    const { latitude, longitude } = stored;
    return typeof latitude === 'number' && typeof longitude === 'number'
      ? [{ latitude, longitude }]
      : [];
  },
  isCompared: false,
  isFetched: false,
};

function isWithin(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit;
}
