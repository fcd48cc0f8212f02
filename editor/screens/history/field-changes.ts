import {
  type Difference,
  differencesOf,
  isRecord,
  own,
  same,
  type WrittenText,
} from '@farol/content-model';
import { fieldsAt, joined, type LabelWords, labelsAt } from '../../fields/label-at.ts';
import { type FieldModel, labelOf, type SliceModel, type TypeModel } from '../../models/model.ts';

/** The changes of one field or section between two texts. */
export interface FieldChange {
  /** The service's name of the field, used to restore it. */
  field: string;
  /** The label of the field. */
  label: string;
  /** Whether it is a section that was moved. */
  hasMoved: boolean;
  /** The changed places in it. */
  places: readonly ChangedPlace[];
}

export interface ChangedPlace {
  at: string;
  /** The labels of the fields and items within the field or section. */
  label: string;
  /** Whether it is within an item of a list. */
  isInItem: boolean;
  /** None for a whole section. */
  model: FieldModel | undefined;
  before: unknown;
  after: unknown;
}

export interface Models {
  type: TypeModel;
  slices: ReadonlyMap<string, SliceModel>;
  heads: Readonly<Record<'title' | 'uid' | 'tags', string>>;
}

/** The differences between two texts, grouped by field and section, the units that can be restored. */
export function fieldChanges(
  before: WrittenText,
  after: WrittenText,
  { heads, ...models }: Models & Pick<LabelWords, 'itemName' | 'labelled'>,
): FieldChange[] {
  const ofHeads = (['title', 'uid', 'tags'] as const).flatMap((name): FieldChange[] => {
    const model = name === 'tags' ? undefined : { type: 'Text' };
    const places = [
      { at: name, label: '', isInItem: false, model, before: before[name], after: after[name] },
    ];
    return same(before[name], after[name])
      ? []
      : [{ field: name, label: heads[name], hasMoved: false, places }];
  });
  const changes = new Map<string, FieldChange>();
  for (const difference of differencesOf(before.data, after.data)) {
    const { kind, path } = difference;
    // A removed section has its place in the earlier text, all that is in a kept one in the later.
    const text = kind === 'removed' && path.length === 2 ? before : after;
    const section = sectionIn(text, difference);
    const name = String(path[0]);
    const field = ['data', name, ...(section ? [section.id] : [])].join('.');
    const found = changes.get(field) ?? {
      field,
      label: section ? sectionLabel(section, models.slices) : fieldLabel(models.type, name),
      hasMoved: false,
      places: [],
    };
    const at = ['data', ...path];
    const fields = fieldsAt(at, text, models);
    // What came or went as a whole names itself.
    const isWhole = typeof path.at(-1) === 'number';
    const isSection = section !== null && path.length === 2;
    const labels = isSection ? [] : labelsAt(isWhole ? at.slice(0, -1) : at, text, models);
    const place = {
      at: `${kind} ${path.join('.')}`,
      label: joined(section ? labels : labels.slice(1), models),
      isInItem: labels.length > fields.length,
      model: fields.at(-1)?.model,
      before: difference.before,
      after: difference.after,
    };
    changes.set(
      field,
      kind === 'moved'
        ? { ...found, hasMoved: true }
        : { ...found, places: [...found.places, place] },
    );
  }
  return [...ofHeads, ...changes.values()];
}

interface Section {
  id: string;
  slice_type: string;
}

/** The section that contains a difference, or that was added or removed. */
function sectionIn(
  { data }: WrittenText,
  { path: [zone = '', index] }: Difference,
): Section | null {
  const list = own(data, String(zone));
  return asSection(Array.isArray(list) && typeof index === 'number' ? list[index] : null);
}

function asSection(value: unknown): Section | null {
  if (!isRecord(value) || typeof value.slice_type !== 'string') return null;
  return { id: String(value.id), slice_type: value.slice_type };
}

export function sectionLabel({ slice_type }: Section, slices: Models['slices']): string {
  return slices.get(slice_type)?.name ?? slice_type.replaceAll('_', ' ');
}

export function fieldLabel({ json }: TypeModel, name: string): string {
  for (const fields of Object.values(json)) {
    const model = own(fields, name);
    if (model) return labelOf(name, model);
  }
  return name;
}
