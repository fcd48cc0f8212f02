import { errorOf, languageOf, routes } from '@farol/content-model';
import { z } from 'zod';
import { type Document, type StoredDocument, stored } from './document.ts';
import { documentModels, type FieldModel, sliceModels } from './models.ts';
import { isQueryable } from './queryable.ts';
import { without, wrongField } from './wrong-field.ts';

export type Validated =
  | {
      kind: 'document';
      document: StoredDocument;
      /** Of the invalid fields that were removed. */
      faults: readonly string[];
    }
  /** Of a type or in a language the site does not use. */
  | { kind: 'other'; id: string }
  /** If its id is unusable, what else it is known by stands for it. */
  | { kind: 'invalid'; id: string; fault: string };

const orNothing = z.string().catch('');
const about = z.object({ id: orNothing, uid: orNothing, type: orNothing, lang: orNothing });
type About = z.infer<typeof about>;

const usableId = z.string().refine(isQueryable, 'cannot be asked for');

/** More than the site has languages for; the rest is a fault of the service. */
const maxTranslations = 100;
const translations = z
  .array(z.looseObject({ id: usableId, lang: z.string() }))
  .default([])
  .transform((all) => all.filter(({ lang }) => languageOf(lang)).slice(0, maxTranslations));

const envelope = z.looseObject({
  id: usableId,
  uid: z.string().nullish().transform(orNull),
  url: z.string().nullish().transform(orNull),
  type: z.string().min(1),
  lang: z.string().min(1),
  tags: z.array(z.string()).default([]),
  slugs: z.array(z.string()).default([]),
  first_publication_date: z.string().nullish().transform(orNull),
  last_publication_date: z.string().nullish().transform(orNull),
  alternate_languages: translations,
});

const withUid = new Set(
  routes.filter(({ path }) => path.includes('{uid}')).map(({ type }): string => type),
);
/** Browsers take dots alone for a folder. */
const uid = z
  .string('is missing')
  .regex(/^(?!\.{1,2}$)[^\s/?#%\\\p{Cs}]{1,500}$/u, 'cannot stand in an address');

/** With more invalid fields than this, the whole document is invalid. */
const maxWrongFields = 100;
/** 50,000 redirects fit, of four values each; looking at many more would keep visitors waiting. */
const maxSize = { values: 250_000, items: 60_000 };

/**
 * Validates a document against its model. Fields that are invalid, or missing because the model is newer than the
 * document, become empty, so that the rest of the site can rely on every field.
 */
export function validate(raw: unknown): Validated {
  const known = about.safeParse(raw).data ?? { id: '', uid: '', type: '', lang: '' };
  const id = isQueryable(known.id) ? known.id : nameWithoutId(known);
  try {
    return validated(raw, { ...known, id });
  } catch (fault) {
    // Values may be too deep to be written down again.
    return { kind: 'invalid', id, fault: errorOf(fault).message };
  }
}

/** Unlike every id that can be asked for, as it has spaces. */
function nameWithoutId({ uid, type, lang }: Omit<About, 'id'>): string {
  const known = [type, uid, lang].filter(isQueryable).join(', ');
  return `without a usable id${known && ` (${known})`}`;
}

function validated(raw: unknown, { id, type, lang }: About): Validated {
  const model = documentModels.get(type);
  const isForeign = lang !== '' && !languageOf(lang);
  if (type !== '' && isQueryable(id) && (!model || isForeign)) return { kind: 'other', id };
  const schema = envelope.extend({
    data: model ? dataOf(type, model) : z.unknown(),
    ...(withUid.has(type) ? { uid } : {}),
  });
  if (isTooLarge(raw)) {
    const { values, items } = maxSize;
    const fault = `the document: has more than ${values} values, or ${items} in a list`;
    return { kind: 'invalid', id, fault };
  }
  const faults: string[] = [];
  let rest = raw;
  for (;;) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) {
      // The schema is made from the same models as the type.
      const document = { ...parsed.data, ...unused } as unknown as Document;
      return { kind: 'document', document: stored(document), faults };
    }
    const wrong = new Map<string, WrongField>();
    for (const issue of parsed.error.issues) {
      const fault = `${issue.path.join('.') || 'the document'}: ${issue.message}`;
      const path = model && !isAddress(issue.path, type) && wrongField(rest, issue.path, model);
      if (!path) return { kind: 'invalid', id, fault };
      const key = path.join('.');
      if (wrong.has(key)) continue;
      if (faults.length + wrong.size === maxWrongFields) return { kind: 'invalid', id, fault };
      wrong.set(key, { path, fault });
    }
    faults.push(...[...wrong.values()].map(({ fault }) => fault));
    // The last ones first, so that the others stay where they are in their lists.
    for (const { path } of [...wrong.values()].reverse()) rest = without(rest, path);
  }
}

interface WrongField {
  readonly path: readonly PropertyKey[];
  readonly fault: string;
}

/** Counted without recursion, as it may be nested without an end. */
function isTooLarge(value: unknown): boolean {
  const waiting: object[] = [];
  let count = 0;
  let next: unknown = { value };
  while (typeof next === 'object' && next !== null) {
    if (Array.isArray(next) && next.length > maxSize.items) return true;
    for (const each of Object.values(next)) {
      count += 1;
      if (typeof each === 'object' && each !== null) waiting.push(each);
    }
    if (count > maxSize.values) return true;
    next = waiting.pop();
  }
  return false;
}

/** Whether the document has no address without it. */
function isAddress([name]: readonly PropertyKey[], type: string): boolean {
  return name === 'uid' && withUid.has(type);
}

/** No page uses these, and in ten thousand documents they take much memory. */
const unused = { href: '', linked_documents: [] };

const dataSchemas = new Map<string, z.ZodType>();

function dataOf(type: string, model: Readonly<Record<string, FieldModel>>): z.ZodType {
  const schema = dataSchemas.get(type) ?? fieldsOf(model);
  dataSchemas.set(type, schema);
  return schema;
}

function fieldsOf(model: Readonly<Record<string, FieldModel>>): z.ZodType {
  const shape = Object.entries(model)
    .filter(([, { type }]) => type !== 'UID')
    .map(([name, field]) => [name, fieldOf(field)]);
  return z.looseObject(Object.fromEntries(shape));
}

const size = z.looseObject({ width: z.number(), height: z.number() });
const picture = z.looseObject({ url: z.string(), dimensions: size });
const span = z.looseObject({ start: z.number(), end: z.number(), type: z.string() });
const block = z.union([
  z.looseObject({ type: z.literal('image'), url: z.string(), dimensions: size }),
  z.looseObject({ type: z.literal('embed'), oembed: z.looseObject({}) }),
  z.looseObject({ type: z.string(), text: z.string(), spans: z.array(span) }),
]);
const link = z.union([
  z.looseObject({ link_type: z.literal('Document'), id: z.string() }),
  z.looseObject({ link_type: z.enum(['Web', 'Media']), url: z.string() }),
  z.looseObject({ link_type: z.string() }),
]);
const cell = z.looseObject({ type: z.string(), content: z.array(block) });
const rows = z.looseObject({ rows: z.array(z.looseObject({ cells: z.array(cell) })) });
const table = z.looseObject({ head: rows.optional(), body: rows });
const emptyObject = z.strictObject({});

/** The schema of each field type, which turns a missing value into an empty field. */
const fieldTypes: Record<string, (config: NonNullable<FieldModel['config']>) => z.ZodType> = {
  StructuredText: () => z.array(block).nullish().transform(orEmptyList),
  Text: () => z.string().nullish().transform(orNull),
  Select: () => z.string().nullish().transform(orNull),
  Color: () => z.string().nullish().transform(orNull),
  Date: () => z.iso.date().nullish().transform(orNull),
  Timestamp: () => z.string().nullish().transform(orNull),
  Number: () => z.number().nullish().transform(orNull),
  Range: () => z.number().nullish().transform(orNull),
  Boolean: () =>
    z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  GeoPoint: () => orEmptyObject(z.looseObject({ latitude: z.number(), longitude: z.number() })),
  Embed: () => orEmptyObject(z.looseObject({ embed_url: z.string() })),
  Image: ({ thumbnails = [] }) => imageOf(thumbnails.map(({ name }) => name)),
  Link: ({ repeat }) =>
    repeat
      ? z.array(link).nullish().transform(orEmptyList)
      : link.nullish().transform((value) => value ?? { link_type: 'Any' }),
  Table: () => table.nullish().transform(orNull),
  Group: ({ fields = {} }) => z.array(fieldsOf(fields)).nullish().transform(orEmptyList),
  Slices: () => z.array(slice).nullish().transform(orEmptyList),
};

function fieldOf({ type, config = {} }: FieldModel): z.ZodType {
  return fieldTypes[type]?.(config) ?? z.unknown();
}

function imageOf(thumbnails: readonly string[]): z.ZodType {
  const views = Object.fromEntries(thumbnails.map((name) => [name, orEmptyObject(picture)]));
  const emptyImage = Object.fromEntries(thumbnails.map((name) => [name, {}]));
  const empty = z.strictObject(Object.fromEntries(thumbnails.map((name) => [name, z.unknown()])));
  return z
    .union([empty, picture.extend(views)])
    .nullish()
    .transform((value) => (value && 'url' in value ? value : emptyImage));
}

const sliceHead = z.looseObject({ slice_type: z.string(), variation: z.string().optional() });
const sliceSchemas = new Map<string, z.ZodType>();

/** Unknown slices are left as they are; pages skip them. */
const slice = sliceHead.transform((raw, context) => {
  const key = `${raw.slice_type} ${raw.variation ?? 'default'}`;
  const model = sliceModels.get(key);
  if (!model) return raw;
  const schema =
    sliceSchemas.get(key) ??
    z.looseObject({
      primary: fieldsOf(model.primary),
      items: z.array(fieldsOf(model.items)).default([]),
    });
  sliceSchemas.set(key, schema);
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  for (const { message, path } of parsed.error.issues)
    context.addIssue({ code: 'custom', message, path: [...path] });
  return z.NEVER;
});

function orEmptyObject(schema: z.ZodType): z.ZodType {
  return z
    .union([emptyObject, schema])
    .nullish()
    .transform((value) => value ?? {});
}

function orNull<Value>(value: Value | null | undefined): Value | null {
  return value ?? null;
}

function orEmptyList<Value>(value: Value[] | null | undefined): Value[] {
  return value ?? [];
}
