import { own } from '@farol/content-model';
import type { FieldModel, Fields, SliceModel, TypeModel } from '../api/operations.ts';

/** The models, as answered by the service. */
export type { FieldConfig, FieldModel, Fields, SliceModel, TypeModel } from '../api/operations.ts';

export type VariationModel = SliceModel['variations'][number];

/** The model of a section's variation. */
export function variationOf(
  section: Readonly<Record<string, unknown>>,
  slices: ReadonlyMap<string, SliceModel>,
): VariationModel | undefined {
  const wanted = own(section, 'variation');
  return slices.get(String(own(section, 'slice_type')))?.variations.find(({ id }) => id === wanted);
}

/** Whether documents of a type have an address of their own. */
export function hasAddress({ json }: TypeModel): boolean {
  return Object.values(json).some((tab) => Object.values(tab).some(({ type }) => type === 'UID'));
}

export function labelOf(name: string, model: FieldModel): string {
  return model.config?.label || name;
}

/** The initial values of a new item or section. */
export function newValues(fields: Fields): Record<string, unknown> {
  const given = Object.entries(fields).flatMap(([name, { type, config }]) =>
    type === 'Boolean' && config?.default_value === true ? [[name, true]] : [],
  );
  return Object.fromEntries(given);
}
