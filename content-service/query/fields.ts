import { isRecord, memoized } from '@farol/content-model';
import { fieldsOf, type Models } from '../repository/models.ts';

/** The field of a path `my.<type>.<field>` or, in a group, `my.<type>.<group>.<field>`. */
export interface Field {
  /** As in the query; also the key under which values are cached. */
  readonly path: string;
  readonly type: string;
  readonly names: readonly string[];
  /** The model's type: `StructuredText`, `Number`, `UID` … */
  readonly kind: string;
  readonly model: Readonly<Record<string, unknown>>;
}

export function fieldAt(models: Models, path: string): Field | null {
  const [space, type, ...names] = path.split('.');
  const model = type === undefined ? undefined : models.types.get(type);
  if (space !== 'my' || type === undefined || !model || names.length === 0) return null;
  let siblings: ReadonlyMap<string, unknown> = fieldsOf(model);
  let result: Field | null = null;
  for (const name of names) {
    if (result && result.kind !== 'Group') return null;
    const field = siblings.get(name);
    if (!isRecord(field) || typeof field.type !== 'string') return null;
    result = { path, type, names, kind: field.type, model: field };
    siblings = fieldsOfGroup(field);
  }
  return result;
}

export function fieldsOfGroup(group: unknown): ReadonlyMap<string, unknown> {
  return fieldMap(isRecord(group) && isRecord(group.config) ? group.config.fields : undefined);
}

const entriesOf = memoized(
  (fields: Record<string, unknown>): ReadonlyMap<string, unknown> =>
    new Map(Object.entries(fields)),
);
const noFields: ReadonlyMap<string, unknown> = new Map();

/** The fields of a model, `{ title: {…}, text: {…} }`, as a map. */
export function fieldMap(fields: unknown): ReadonlyMap<string, unknown> {
  return isRecord(fields) ? entriesOf(fields) : noFields;
}

/** Whether a path is `my.<type>.uid` of an existing type. */
export function isUidPath(models: Models, path: string): boolean {
  const [space, type, name, ...rest] = path.split('.');
  return (
    space === 'my' &&
    type !== undefined &&
    models.types.has(type) &&
    name === 'uid' &&
    rest.length === 0
  );
}
