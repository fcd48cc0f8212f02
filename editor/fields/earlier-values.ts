import { isRecord, type Path } from '@farol/content-model';
import type { FieldModel } from '../models/model.ts';
import type { LinkValue } from './link-value.ts';

const nothing: readonly unknown[] = [];

interface ItemsIn {
  items: readonly unknown[];
  pathOf(index: number): Path;
}

/** The items of a list, and where they are. A link by itself is from before the field took several. */
export function itemsIn(value: unknown, model: FieldModel, path: Path): ItemsIn {
  if (model.type === 'Link' && isRecord(value)) return { items: [value], pathOf: () => path };
  return { items: Array.isArray(value) ? value : nothing, pathOf: (index) => [...path, index] };
}

/** The first of several links, from before the field took one only: pages show this one. */
export function linkIn(value: unknown): LinkValue {
  const link: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(link) ? link : {};
}

/** The options of a choice, and the chosen one if it was taken away since: pages show it still. */
export function optionsIn(value: unknown, { config }: FieldModel): readonly string[] {
  const options = config?.options ?? [];
  const isGone = typeof value === 'string' && value !== '' && !options.includes(value);
  return isGone ? [...options, value] : options;
}
