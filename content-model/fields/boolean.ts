import { isRecord } from '../same.ts';
import { defaults, type FieldKind, type FieldModel } from './kind.ts';

export const boolean: FieldKind = {
  ...defaults,
  check: { expected: 'true or false', fits: (value) => typeof value === 'boolean' },
  write: storedOrDefault,
  values: (stored, model) => [storedOrDefault(stored, model)],
  asked: (value) => (typeof value === 'boolean' ? value : null),
};

function storedOrDefault(stored: unknown, { config }: FieldModel): boolean {
  return typeof stored === 'boolean' ? stored : isRecord(config) && config.default_value === true;
}
