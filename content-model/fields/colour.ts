import { defaults, type FieldKind, textOrNull, textValues } from './kind.ts';

export const colour: FieldKind = {
  ...defaults,
  check: {
    expected: 'a color like "#0c2f4a"',
    fits: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  },
  write: textOrNull,
  values: textValues,
};
