import { isRecord, own } from '@farol/content-model';
import { type Path, valueAt } from '../document/path.ts';
import { type Fields, labelOf, type SliceModel, type TypeModel } from './model.ts';
import { sliceName } from './slices/slice-value.ts';

interface Models {
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
  heads: Readonly<Record<string, string>>;
}

/** The label of the field at a path, with those of the section and group it is in. */
export function labelAt(path: Path, written: unknown, { type, slices, heads }: Models): string {
  const [head = '', name = '', , part = ''] = path.map(String);
  if (head !== 'data') return own(heads, head) ?? head;
  const section = valueAt(written, path.slice(0, 3));
  if (!isRecord(section) || !('slice_type' in section)) {
    const fields = Object.assign({}, ...Object.values(type.json));
    return labelsIn(fields, path.slice(1)).join(': ') || name;
  }
  const variation = slices
    .get(String(section.slice_type))
    ?.variations.find(({ id }) => id === section.variation);
  const fields = part === 'items' ? variation?.items : variation?.primary;
  return [sliceName(section, slices), ...labelsIn(fields ?? {}, path.slice(4))].join(': ');
}

/** Labels as far as the model has them: parts of a rich text or a picture have none. */
function labelsIn(fields: Fields, [step, ...rest]: Path): string[] {
  if (step === undefined) return [];
  if (typeof step === 'number') return labelsIn(fields, rest);
  const model = own(fields, step);
  return model ? [labelOf(step, model), ...labelsIn(model.config?.fields ?? {}, rest)] : [];
}
