import { z } from 'zod';

const size = z.object({ width: z.number().nullish(), height: z.number().nullish() });

/** What a type says of a field. Models are answered as they were pushed: what is not described here is there too. */
const field = z
  .looseObject({
    type: z.string(),
    get config(): z.ZodOptional<typeof config> {
      return config.optional();
    },
  })
  .meta({ id: 'FieldModel' });

const config = z
  .looseObject({
    label: z.string().nullish(),
    placeholder: z.string().optional(),
    /** What to write here, in a sentence. */
    help: z.string().optional(),
    required: z.boolean().optional(),
    /** Characters that a text may have. */
    maxLength: z.number().optional(),
    /** Of a boolean, in a new item or section. */
    default_value: z.union([z.boolean(), z.string()]).optional(),
    /** Of a choice. */
    options: z.array(z.string()).optional(),
    /** Kinds of blocks and spans of a rich text, with commas: one block, or many. */
    single: z.string().optional(),
    multi: z.string().optional(),
    /** Of a group. */
    get fields(): z.ZodOptional<typeof fields> {
      return fields.optional();
    },
    /** Of a picture: further views with a shape of their own. */
    thumbnails: z.array(size.extend({ name: z.string() })).optional(),
    constraint: size.optional(),
    /** Of a link: what it may lead to. */
    select: z.enum(['document', 'media', 'web']).nullish(),
    customtypes: z.array(z.union([z.string(), z.looseObject({ id: z.string() })])).optional(),
    allowText: z.boolean().optional(),
    allowTargetBlank: z.boolean().optional(),
    repeat: z.boolean().optional(),
    /** Of a slice zone. */
    choices: z.record(z.string(), z.looseObject({ type: z.string() })).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().optional(),
  })
  .meta({ id: 'FieldConfig' });

const fields = z.record(z.string(), field).meta({ id: 'Fields' });

export const typeModel = z
  .looseObject({
    id: z.string(),
    label: z.string().nullish(),
    /** There may be many documents of it; else there is one in each language. */
    repeatable: z.boolean(),
    /** Its tabs, with the fields of each. */
    json: z.record(z.string(), fields),
  })
  .meta({ id: 'TypeModel' });

export const sliceModel = z
  .looseObject({
    id: z.string(),
    name: z.string().optional(),
    description: z.string().nullish(),
    variations: z.array(
      z.looseObject({
        id: z.string(),
        name: z.string().optional(),
        description: z.string().nullish(),
        version: z.string().optional(),
        primary: fields.optional(),
        items: fields.optional(),
      }),
    ),
  })
  .meta({ id: 'SliceModel' });
