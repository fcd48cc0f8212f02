import { defaults, type FieldKind } from './kind.ts';

/** Also used for Range. */
export const number: FieldKind = {
  ...defaults,
  check: { expected: 'a number', fits: (value) => Number.isFinite(value) },
  write: (stored) => (typeof stored === 'number' ? stored : null),
  values: (stored) => (typeof stored === 'number' ? [stored] : []),
  asked: (value) => (typeof value === 'number' ? value : null),
};
