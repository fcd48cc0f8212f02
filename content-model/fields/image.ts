import { isRecord } from '../merge/same.ts';
import { type FieldKind, ordinary } from './kind.ts';

export const image: FieldKind = {
  ...ordinary,
  values: (stored) => (isRecord(stored) && typeof stored.id === 'string' ? [stored.id] : []),
  isCompared: false,
};
