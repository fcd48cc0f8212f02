import { defaults, type FieldKind, textValues } from './kind.ts';

export const text: FieldKind = {
  ...defaults,
  check: { expected: 'a text', fits: (value) => typeof value === 'string' },
  write: (stored) => (typeof stored === 'string' ? stored : null),
  *texts(stored) {
    if (typeof stored === 'string') yield stored;
  },
  values: textValues,
  isSearched: true,
};
