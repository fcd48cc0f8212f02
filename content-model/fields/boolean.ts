import { isRecord } from '../merge/same.ts';
import { type FieldKind, type FieldModel, ordinary } from './kind.ts';

export const boolean: FieldKind = {
  ...ordinary,
  check: { expected: 'true or false', fits: (value) => typeof value === 'boolean' },
  write: saidOrInitial,
  values: (stored, model) => [saidOrInitial(stored, model)],
  asked: (value) => (typeof value === 'boolean' ? value : null),
};

function saidOrInitial(stored: unknown, { config }: FieldModel): boolean {
  return typeof stored === 'boolean' ? stored : isRecord(config) && config.default_value === true;
}
