import { own } from '@farol/content-model';
import { type FieldModel, sliceModels } from './models.ts';

type Path = readonly PropertyKey[];
type Fields = Readonly<Record<string, FieldModel>>;

/** The properties of a document, other than its data, that may be removed. */
const optionalProperties = new Set<PropertyKey>([
  'uid',
  'url',
  'tags',
  'slugs',
  'first_publication_date',
  'last_publication_date',
  'alternate_languages',
]);

/**
 * The path of the innermost field of the model that a fault is in, or of the item of a group or slice zone if it is
 * invalid as a whole. Null if it cannot be removed from the document.
 */
export function wrongField(raw: unknown, fault: Path, model: Fields): Path | null {
  const [first, name] = fault;
  if (first === undefined) return null;
  if (first !== 'data') return optionalProperties.has(first) ? [first] : null;
  return name === undefined ? null : fieldWithin(raw, fault, model);
}

function fieldWithin(raw: unknown, fault: Path, model: Fields): Path {
  let fields: Fields | undefined = model;
  let end = 1;
  for (;;) {
    const field: FieldModel | undefined = fields && own(fields, String(fault[end]));
    const item = fault[end + 1];
    if (typeof item !== 'number' || (field?.type !== 'Group' && field?.type !== 'Slices'))
      return fault.slice(0, end + 1);
    const part = fault[end + 2];
    fields = field.config?.fields ?? fieldsOfSlice(at(raw, fault.slice(0, end + 2)), part);
    // From a field to one inside it: `group, 0, field`, `slices, 0, primary, field` or `slices, 0, items, 0, field`.
    const sliceDepth = part === 'items' ? 4 : 3;
    const depth = field.type === 'Group' ? 2 : sliceDepth;
    if (!fields || fault.length <= end + depth) return fault.slice(0, end + 2);
    end += depth;
  }
}

function fieldsOfSlice(slice: unknown, part: PropertyKey | undefined): Fields | undefined {
  const type = at(slice, ['slice_type']);
  const model = sliceModels.get(`${type} ${at(slice, ['variation']) ?? 'default'}`);
  if (part === 'primary') return model?.primary;
  return part === 'items' ? model?.items : undefined;
}

function at(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return at(Object.getOwnPropertyDescriptor(value, key)?.value, rest);
}

/** A copy without the value at the path. */
export function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const index = Number(key);
    return rest.length > 0
      ? value.with(index, without(value[index], rest))
      : value.toSpliced(index, 1);
  }
  const { [String(key)]: inner, ...others }: Record<string, unknown> = { ...value };
  return rest.length > 0 ? { ...others, [String(key)]: without(inner, rest) } : others;
}
