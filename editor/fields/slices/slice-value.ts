import { isRecord, own } from '@farol/content-model';
import {
  type Fields,
  newValues,
  type SliceModel,
  type VariationModel,
  variationOf,
} from '../../models/model.ts';
import type { ValueWithModel } from '../in-words.ts';
import { summaryOf } from '../summary-of.ts';

export type SliceValue = Record<string, unknown>;

/** An empty section in one of its variations. */
export function newSlice({ id }: SliceModel, variation: VariationModel): SliceValue {
  return {
    variation: variation.id,
    version: variation.version,
    primary: newValues(variation.primary ?? {}),
    items: [],
    id: newId(id),
    slice_type: id,
    slice_label: null,
  };
}

/** A section in another of its variations, with what that one has fields for. */
export function inVariation(slice: SliceValue, variation: VariationModel): SliceValue {
  const { primary, items } = slice;
  const fields = variation.items ?? {};
  return {
    ...slice,
    variation: variation.id,
    version: variation.version,
    primary: valuesFor(variation.primary ?? {}, primary),
    items:
      Array.isArray(items) && Object.keys(fields).length > 0
        ? items.map((item) => valuesFor(fields, item))
        : [],
  };
}

function valuesFor(fields: Fields, values: unknown): Record<string, unknown> {
  const all = isRecord(values) ? Object.entries(values) : [];
  return Object.fromEntries(
    all.flatMap(([name, value]) => {
      const field = own(fields, name);
      if (!field) return [];
      const inner = field.config?.fields;
      return [
        [name, inner && Array.isArray(value) ? value.map((item) => valuesFor(inner, item)) : value],
      ];
    }),
  );
}

/** A copy of a section with an id of its own. */
export function copyOf(slice: SliceValue): SliceValue {
  return { ...structuredClone(slice), id: newId(String(slice.slice_type)) };
}

function newId(type: string): string {
  return `${type}$${crypto.randomUUID()}`;
}

export function slicesIn(value: unknown): readonly SliceValue[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The displayed name of a section. */
export function sliceName(slice: SliceValue, models: ReadonlyMap<string, SliceModel>): string {
  const type = String(slice.slice_type);
  const model = models.get(type);
  return model ? modelName(model) : type;
}

/** Turns a name from code, `TextWithPicture`, into “Text with picture”. */
export function modelName({ id, name = id }: SliceModel): string {
  const [first = '', ...others] = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(' ');
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}

/** The value by which people recognize a section among others of its kind. */
export function sliceSummary(
  slice: SliceValue,
  models: ReadonlyMap<string, SliceModel>,
): ValueWithModel | null {
  return summaryOf(slice.primary, variationOf(slice, models)?.primary ?? {});
}

/** The list with one item moved to another place. */
export function withItemMoved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The list with some sections moved before or after another one. */
export function withSectionsMoved(
  list: readonly SliceValue[],
  ids: ReadonlySet<unknown>,
  { id, position }: { id: unknown; position: 'before' | 'after' | 'on' },
): SliceValue[] {
  if (ids.has(id)) return [...list];
  const moving = list.filter((slice) => ids.has(slice.id));
  const staying = list.filter((slice) => !ids.has(slice.id));
  const at = staying.findIndex((slice) => slice.id === id);
  return staying.toSpliced(position === 'before' ? at : at + 1, 0, ...moving);
}
