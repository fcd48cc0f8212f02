import * as z from 'zod';
import { Refused } from '../../repository/faults.ts';

export const maxTextLength = 500;

export function tooLong(name: string): string {
  return `${name} may have at most ${maxTextLength} characters.`;
}

const text = (name: string) =>
  z.string(`${name} must be a text.`).max(maxTextLength, tooLong(name));

export const details = z.object({
  notes: text('notes').nullish(),
  credits: text('credits').nullish(),
  alt: text('alt').nullish(),
});

export type Details = z.infer<typeof details>;

export const assetPatch = details.extend({
  filename: z
    .string('filename must be a text.')
    .trim()
    .min(1, 'filename may not be empty.')
    .max(300, 'filename may have at most 300 characters.')
    .optional(),
  tags: z
    .array(z.string('tags must be a list of tag ids.'), 'tags must be a list of tag ids.')
    .max(100, 'An asset may have at most 100 tags.')
    .optional(),
});

export const newTag = z.object({
  name: z
    .string('name must be a text.')
    .trim()
    .min(3, 'The name of a tag needs at least 3 characters.')
    .max(20, 'The name of a tag may have at most 20 characters.'),
});

const commaSeparated = z.preprocess(
  (value) => (Array.isArray(value) ? value : []).flatMap((each) => String(each).split(',')),
  z.array(z.string().trim()).transform((each) => each.filter((part) => part !== '')),
);

const kinds = ['all', 'image', 'document', 'video', 'audio'] as const;

const assetQuery = z.object({
  assetType: z.enum(kinds, `assetType must be one of ${kinds.join(', ')}.`).default('all'),
  limit: z.coerce
    .number('limit must be a number.')
    .transform((limit) => Math.min(1000, Math.max(1, Math.floor(limit))))
    .default(20),
  cursor: z.string().max(200, 'The cursor is not one of ours.').optional(),
  keyword: z.string().max(200, 'keyword may have at most 200 characters.').default(''),
  ids: commaSeparated,
  tags: commaSeparated,
});

export type AssetQuery = z.infer<typeof assetQuery>;

/** The query of a list; the page size may be named `limit` or `pageSize`. */
export function readQuery(query: URLSearchParams): AssetQuery {
  return parseOrRefuse(assetQuery, {
    assetType: query.get('assetType') || undefined,
    limit: query.get('limit') ?? query.get('pageSize') ?? undefined,
    cursor: query.get('cursor') || undefined,
    keyword: query.get('keyword') ?? undefined,
    ids: query.getAll('ids'),
    tags: query.getAll('tags'),
  });
}

export function parseOrRefuse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refused(result.error.issues.map((issue) => issue.message).join(' '));
}
