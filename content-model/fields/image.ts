import { isRecord } from '../same.ts';
import { defaults, type FieldKind } from './kind.ts';

export const image: FieldKind = {
  ...defaults,
  values: (stored) => (isRecord(stored) && typeof stored.id === 'string' ? [stored.id] : []),
  isCompared: false,
};
