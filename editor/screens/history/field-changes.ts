import {
  type Difference,
  differencesOf,
  isRecord,
  own,
  plainText,
  type WrittenText,
} from '@farol/content-model';
import { labelOf, type SliceModel, type TypeModel } from '../../fields/model.ts';

/** The changes of one field or section between two texts. */
export interface FieldChange {
  /** The service's name of the field, used to restore it. */
  field: string;
  /** The label of the field. */
  label: string;
  /** Whether it is a section that was moved. */
  hasMoved: boolean;
  /** The changed places in it, for display. */
  words: readonly { at: string; place: string; before: string; after: string }[];
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
  { type, slices, heads }: Models,
): FieldChange[] {
  const ofHeads = (['title', 'uid', 'tags'] as const).flatMap((name): FieldChange[] => {
    const [one, other] = [plainText(before[name]), plainText(after[name])];
    const words = [{ at: name, place: '', before: one, after: other }];
    return one === other ? [] : [{ field: name, label: heads[name], hasMoved: false, words }];
  });
  const changes = new Map<string, FieldChange>();
  for (const difference of differencesOf(before.data, after.data)) {
    const section = sectionOf(difference, before, after);
    const name = String(difference.path[0]);
    const field = ['data', name, ...(section ? [section.id] : [])].join('.');
    const found = changes.get(field) ?? {
      field,
      label: section ? sectionLabel(section, slices) : fieldLabel(type, name),
      hasMoved: false,
      words: [],
    };
    const { kind, path } = difference;
    const place = section ? String(path.slice(2).findLast((step) => isName(step)) ?? '') : '';
    const words = {
      at: path.join('.'),
      place,
      before: plainText(difference.before),
      after: plainText(difference.after),
    };
    changes.set(
      field,
      kind === 'moved'
        ? { ...found, hasMoved: true }
        : { ...found, words: [...found.words, words] },
    );
  }
  return [...ofHeads, ...changes.values()];
}

function isName(step: string | number): boolean {
  return typeof step === 'string' && step !== 'primary' && step !== 'items';
}

interface Section {
  id: string;
  slice_type: string;
}

/** The section that contains a difference, or that was added or removed. */
function sectionOf(
  { path: [zone = '', index], kind }: Difference,
  before: WrittenText,
  after: WrittenText,
): Section | null {
  const list = own((kind === 'removed' ? before : after).data, String(zone));
  const found: unknown = Array.isArray(list) && typeof index === 'number' ? list[index] : null;
  const other = own((kind === 'removed' ? after : before).data, String(zone));
  return asSection(found) ?? asSection(Array.isArray(other) ? other[Number(index)] : null);
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
