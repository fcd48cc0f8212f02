import { type FieldKind, ordinary } from './kind.ts';

/** Also used for Range. */
export const number: FieldKind = {
  ...ordinary,
  check: { expected: 'a number', fits: (value) => Number.isFinite(value) },
  write: (stored) => (typeof stored === 'number' ? stored : null),
  values: (stored) => (typeof stored === 'number' ? [stored] : []),
  asked: (value) => (typeof value === 'number' ? value : null),
};
