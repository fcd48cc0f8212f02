import { isRecord, memoized } from '@farol/content-model';
import { fieldsOf, type Models } from '../repository/models.ts';

/** A field that `my.<type>.<field>` names, or a field of a group: `my.<type>.<group>.<field>`. */
export interface Field {
  /** As it was written; also the key under which values are remembered. */
  readonly path: string;
  readonly type: string;
  readonly names: readonly string[];
  /** The model's word for it: `StructuredText`, `Number`, `UID` … */
  readonly kind: string;
  readonly model: Readonly<Record<string, unknown>>;
}

export function fieldAt(models: Models, path: string): Field | null {
  const [space, type, ...names] = path.split('.');
  const model = type === undefined ? undefined : models.types.get(type);
  if (space !== 'my' || type === undefined || !model || names.length === 0) return null;
  let siblings: ReadonlyMap<string, unknown> = fieldsOf(model);
  let found: Field | null = null;
  for (const name of names) {
    if (found && found.kind !== 'Group') return null;
    const field = siblings.get(name);
    if (!isRecord(field) || typeof field.type !== 'string') return null;
    found = { path, type, names, kind: field.type, model: field };
    siblings = fieldsOfGroup(field);
  }
  return found;
}

export function fieldsOfGroup(group: unknown): ReadonlyMap<string, unknown> {
  return fieldMap(isRecord(group) && isRecord(group.config) ? group.config.fields : undefined);
}

const entriesOf = memoized(
  (fields: Record<string, unknown>): ReadonlyMap<string, unknown> =>
    new Map(Object.entries(fields)),
);
const noFields: ReadonlyMap<string, unknown> = new Map();

/** Fields as models write them, `{ title: {…}, text: {…} }`. */
export function fieldMap(fields: unknown): ReadonlyMap<string, unknown> {
  return isRecord(fields) ? entriesOf(fields) : noFields;
}

/** Whether `my.<type>.uid` asks for the uid of a type that has none. */
export function isUidOfTypeWithout(models: Models, path: string): boolean {
  const [space, type, name, ...rest] = path.split('.');
  return (
    space === 'my' &&
    type !== undefined &&
    models.types.has(type) &&
    name === 'uid' &&
    rest.length === 0
  );
}
