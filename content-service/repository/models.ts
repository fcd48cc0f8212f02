import type { CustomTypeModel, CustomTypeModelField, SharedSliceModel } from '@prismicio/client';

/** The models of the repository: what its documents may hold. */
export interface Models {
  readonly types: ReadonlyMap<string, CustomTypeModel>;
  readonly slices: ReadonlyMap<string, SharedSliceModel>;
}

const cache = new WeakMap<CustomTypeModel, ReadonlyMap<string, CustomTypeModelField>>();

/** The fields of a type by their id, all tabs together. */
export function fieldsOf(model: CustomTypeModel): ReadonlyMap<string, CustomTypeModelField> {
  const cached = cache.get(model);
  if (cached) return cached;
  const fields = new Map(Object.values(model.json).flatMap((tab) => Object.entries(tab)));
  cache.set(model, fields);
  return fields;
}
