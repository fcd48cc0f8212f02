import { own } from '@farol/content-model';
import { type FieldModel, sliceModels } from './models.ts';

type Path = readonly PropertyKey[];
type Fields = Readonly<Record<string, FieldModel>>;

/** Of what a document is made beside its data, what it can do without. */
const dispensable = new Set<PropertyKey>([
  'uid',
  'url',
  'tags',
  'slugs',
  'first_publication_date',
  'last_publication_date',
  'alternate_languages',
]);

/**
 * The field a fault is in: the innermost one that its model knows, or an item of a group or a slice that is none at
 * all. Null where the document cannot do without what is wrong.
 */
export function wrongField(raw: unknown, fault: Path, model: Fields): Path | null {
  const [first, name] = fault;
  if (first === undefined) return null;
  if (first !== 'data') return dispensable.has(first) ? [first] : null;
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
    const inner = field.type === 'Group' ? 2 : fault[end + 2] === 'items' ? 4 : 3;
    fields =
      field.config?.fields ?? fieldsOfSlice(at(raw, fault.slice(0, end + 2)), fault[end + 2]);
    if (!fields || fault.length <= end + inner) return fault.slice(0, end + 2);
    end += inner;
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

/** The same without what is at the path. */
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
