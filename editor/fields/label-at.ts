import { isRecord, own, type Path, valueAt } from '@farol/content-model';
import {
  type FieldModel,
  type Fields,
  labelOf,
  type SliceModel,
  type TypeModel,
  variationOf,
} from '../models/model.ts';
import { sliceName } from './slices/slice-value.ts';

export interface Models {
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
}

export interface LabelWords {
  heads: Readonly<Record<string, string>>;
  labelled(label: string, text: string): string;
  /** The name by which people recognize an item of a list, else its place. */
  itemName(item: unknown, model: FieldModel, index: number): string;
}

/** The label of the field at a path, with those of the section, group and item it is in. */
export function labelAt(path: Path, written: unknown, models: Models & LabelWords): string {
  const [head = '', name = ''] = path.map(String);
  if (head !== 'data') return own(models.heads, head) ?? head;
  const section = sectionAt(path, written);
  const labels = labelsAt(path, written, models);
  const all = section ? [sliceName(section, models.slices), ...labels] : labels;
  return joined(all, models) || name;
}

/** Labels one after the other, as the language writes it. */
export function joined(labels: readonly string[], { labelled }: Pick<LabelWords, 'labelled'>) {
  return labels.length === 0 ? '' : labels.reduce((label, text) => labelled(label, text));
}

/** The labels of the fields that a path leads through, each followed by the name of the item where it leads into one. */
export function labelsAt(
  path: Path,
  written: unknown,
  { itemName, ...models }: Models & Pick<LabelWords, 'itemName'>,
): string[] {
  const nameIn = (list: Path, model: FieldModel): string[] => {
    const index = path[list.length];
    const isInItem = typeof index === 'number' && (model.type === 'Group' || model.type === 'Link');
    return isInItem ? [itemName(valueAt(written, [...list, index]), model, index)] : [];
  };
  const section = sectionAt(path, written);
  const fields = section ? variationOf(section, models.slices)?.items : undefined;
  const ofItems =
    path[3] === 'items' && fields
      ? nameIn(path.slice(0, 4), { type: 'Group', config: { fields } })
      : [];
  const ofFields = fieldsAt(path, written, models).flatMap(({ label, model, path: at }) => [
    label,
    ...nameIn(at, model),
  ]);
  return [...ofItems, ...ofFields];
}

/** A field on the way to a path. */
export interface FieldAt {
  label: string;
  model: FieldModel;
  path: Path;
}

/** The field of the page or section that a path leads into, and those of the groups in it down to the path. */
export function fieldsAt(path: Path, written: unknown, { type, slices }: Models): FieldAt[] {
  const section = sectionAt(path, written);
  if (!section) return fieldsIn(Object.assign({}, ...Object.values(type.json)), path, 1);
  const variation = variationOf(section, slices);
  return fieldsIn((path[3] === 'items' ? variation?.items : variation?.primary) ?? {}, path, 4);
}

function sectionAt(path: Path, written: unknown): Record<string, unknown> | null {
  const found = path.length < 3 ? null : valueAt(written, path.slice(0, 3));
  return isRecord(found) && 'slice_type' in found ? found : null;
}

/** Fields as far as the model has them: parts of a rich text or a picture have none. */
function fieldsIn(fields: Fields, path: Path, from: number): FieldAt[] {
  const step = path[from];
  if (step === undefined) return [];
  if (typeof step === 'number') return fieldsIn(fields, path, from + 1);
  const model = own(fields, step);
  if (!model) return [];
  const field = { label: labelOf(step, model), model, path: path.slice(0, from + 1) };
  return [field, ...fieldsIn(model.config?.fields ?? {}, path, from + 1)];
}
