import { isRecord, own } from '@farol/content-model';
import { type Path, valueAt } from '../document/path.ts';
import { labelOf, type SliceModel, type TypeModel } from './model.ts';
import { sliceName } from './slices/slice-value.ts';

interface Models {
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
  heads: Readonly<Record<string, string>>;
}

/** What people call the field at a path, with the section it is in. */
export function labelAt(path: Path, written: unknown, { type, slices, heads }: Models): string {
  const [head = '', field = '', , , inner = ''] = path.map(String);
  if (head !== 'data') return own(heads, head) ?? head;
  const section = valueAt(written, path.slice(0, 3));
  if (!isRecord(section) || !('slice_type' in section)) return fieldLabel(type, field);
  const name = sliceName(section, slices);
  const variation = slices
    .get(String(section.slice_type))
    ?.variations.find(({ id }) => id === section.variation);
  const model = own({ ...variation?.primary, ...variation?.items }, inner);
  return model ? `${name}: ${labelOf(inner, model)}` : name;
}

function fieldLabel({ json }: TypeModel, name: string): string {
  for (const fields of Object.values(json)) {
    const model = own(fields, name);
    if (model) return labelOf(name, model);
  }
  return name;
}
