import { type FieldKind, ordinary } from './kind.ts';

/** Of a Range, too. */
export const number: FieldKind = {
  ...ordinary,
  check: { expected: 'a number', fits: (value) => Number.isFinite(value) },
  write: (stored) => (typeof stored === 'number' ? stored : null),
  values: (stored) => (typeof stored === 'number' ? [stored] : []),
  asked: (value) => (typeof value === 'number' ? value : null),
};
