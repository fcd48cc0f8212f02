import { isRecord } from '../same.ts';
import { type FieldKind, textOrNull } from './kind.ts';
import { text } from './text.ts';

export const select: FieldKind = {
  ...text,
  check: {
    expected: 'one of the options of the model',
    fits(value, { config }) {
      const options = isRecord(config) && Array.isArray(config.options) ? config.options : [];
      return typeof value === 'string' && options.includes(value);
    },
  },
  write: textOrNull,
};
