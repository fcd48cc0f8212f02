import type { FieldModel, TypeModel } from '../api/operations.ts';

/** The models, as the service answers them. */
export type { FieldConfig, FieldModel, Fields, SliceModel, TypeModel } from '../api/operations.ts';

/** Whether documents of a type have an address of their own. */
export function hasAddress({ json }: TypeModel): boolean {
  return Object.values(json).some((tab) => Object.values(tab).some(({ type }) => type === 'UID'));
}

export function labelOf(name: string, model: FieldModel): string {
  return model.config?.label || name;
}
