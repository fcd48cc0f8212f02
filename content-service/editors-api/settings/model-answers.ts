import { z } from 'zod';

const size = z.object({ width: z.number().nullish(), height: z.number().nullish() });

/** A field's model. Models are returned as they were pushed, including what is not described here. */
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
    /** A sentence on what to write here. */
    help: z.string().optional(),
    required: z.boolean().optional(),
    /** The maximum number of characters. */
    maxLength: z.number().optional(),
    /** For a boolean, in a new item or section. */
    default_value: z.union([z.boolean(), z.string()]).optional(),
    /** For a select. */
    options: z.array(z.string()).optional(),
    /** For a rich text: the kinds of blocks and spans, separated by commas; for a single block, or for several. */
    single: z.string().optional(),
    multi: z.string().optional(),
    /** For a group. */
    get fields(): z.ZodOptional<typeof fields> {
      return fields.optional();
    },
    /** For a picture: further views with their own dimensions. */
    thumbnails: z.array(size.extend({ name: z.string() })).optional(),
    constraint: size.optional(),
    /** For a link: what it may point to. */
    select: z.enum(['document', 'media', 'web']).nullish(),
    customtypes: z.array(z.union([z.string(), z.looseObject({ id: z.string() })])).optional(),
    allowText: z.boolean().optional(),
    allowTargetBlank: z.boolean().optional(),
    repeat: z.boolean().optional(),
    /** For a slice zone. */
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
    /** Whether there may be many documents of it, or only one in each language. */
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
