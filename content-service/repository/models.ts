import { isRecord, memoized } from '@farol/content-model';
import type { CustomTypeModel, CustomTypeModelField, SharedSliceModel } from '@prismicio/client';

/** The models of the repository: what its documents may hold. */
export interface Models {
  readonly types: ReadonlyMap<string, CustomTypeModel>;
  readonly slices: ReadonlyMap<string, SharedSliceModel>;
}

/** The fields of a type by their id, all tabs together. */
export const fieldsOf = memoized(
  (model: CustomTypeModel): ReadonlyMap<string, CustomTypeModelField> =>
    new Map(Object.values(model.json).flatMap((tab) => Object.entries(tab))),
);

export const isUidField = ({ type }: CustomTypeModelField): boolean => type === 'UID';

/** Whether a link field holds a list of links. */
export const isRepeatable = ({ config }: Readonly<Record<string, unknown>>): boolean =>
  isRecord(config) && config.repeat === true;
