import { createHash } from 'node:crypto';
import { languages } from '@farol/content-model';
import { z } from 'zod';

/** The model of a field, as far as validation needs it. */
export interface FieldModel {
  type: string;
  config?: {
    repeat?: boolean | undefined;
    fields?: Record<string, FieldModel> | undefined;
    thumbnails?: { name: string }[] | undefined;
  };
}

const field: z.ZodType<FieldModel> = z.lazy(() =>
  z.object({
    type: z.string(),
    config: z
      .object({
        repeat: z.boolean().optional(),
        fields: z.record(z.string(), field).optional(),
        thumbnails: z.array(z.object({ name: z.string() })).optional(),
      })
      .default({}),
  }),
);

const fields = z.record(z.string(), field);

const documentModel = z.object({ id: z.string(), json: z.record(z.string(), fields) });

const sliceModel = z.object({
  id: z.string(),
  variations: z.array(
    z.object({ id: z.string(), primary: fields.default({}), items: fields.default({}) }),
  ),
});

const documentFiles = import.meta.glob<unknown>('../../customtypes/*/index.json', {
  eager: true,
  import: 'default',
});
const sliceFiles = import.meta.glob<unknown>('../slices/*/model.json', {
  eager: true,
  import: 'default',
});

/** The fields of each document type, of all its tabs. */
export const documentModels: ReadonlyMap<string, Record<string, FieldModel>> = new Map(
  Object.values(documentFiles)
    .map((file) => documentModel.parse(file))
    .map(({ id, json }) => [id, Object.assign({}, ...Object.values(json))]),
);

/** The fields of each slice, by `type variation`. */
export const sliceModels: ReadonlyMap<
  string,
  { primary: Record<string, FieldModel>; items: Record<string, FieldModel> }
> = new Map(
  Object.values(sliceFiles)
    .map((file) => sliceModel.parse(file))
    .flatMap(({ id, variations }) =>
      variations.map((variation) => [`${id} ${variation.id}`, variation] as const),
    ),
);

/** To be incremented when `validate` changes, or what a service answers for content that stays. */
const validationVersion = 7;

/** Changes with the models and their validation. */
export const modelsFingerprint = createHash('sha256')
  .update(JSON.stringify([validationVersion, languages, documentFiles, sliceFiles]))
  .digest('base64url')
  .slice(0, 16);
