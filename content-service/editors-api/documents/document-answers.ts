import { z } from 'zod';

const kind = z.enum(['saved', 'autosave', 'restored']);

/** A version's metadata; its content is requested separately. */
const versionHead = {
  id: z.string(),
  document: z.string(),
  /** Shared by a page in all its languages. */
  group: z.string(),
  type: z.string(),
  lang: z.string(),
  uid: z.string().nullable(),
  tags: z.array(z.string()),
  title: z.string(),
  slug: z.string().nullable(),
  note: z.string(),
  /** How it was made. */
  kind,
  /** For an autosave: when the writing began that it is the latest state of. */
  since: z.number().optional(),
  /** The autosave that this version replaced. */
  replaces: z.string().optional(),
  /** Made by a program to obtain an id; its data follow. */
  unfilled: z.literal(true).optional(),
  /** For a version imported from another repository: its author and time there. */
  origin: z.object({ by: z.string(), at: z.number() }).optional(),
  at: z.number(),
  by: z.string(),
  /** Its content was dropped in favor of newer versions. */
  dropped: z.boolean(),
  /** When it was published, and by whom. */
  publications: z.array(
    z.object({
      at: z.number(),
      by: z.string(),
      /** Identifies the publication; `documents` is the number of documents in it. */
      sequence: z.int(),
      documents: z.int(),
    }),
  ),
};

export const version = z.object(versionHead).meta({ id: 'Version' });

export const versionWithContent = z
  .object({ ...versionHead, data: z.record(z.string(), z.unknown()) })
  .meta({ id: 'VersionWithContent' });

/** The state of a page in one of its languages. */
const standing = z
  .object({
    id: z.string(),
    lang: z.string(),
    draft: z.string().nullable(),
    published: z.string().nullable(),
    archived: z.boolean(),
  })
  .meta({ id: 'Standing' });

const described = {
  id: z.string(),
  type: z.string(),
  lang: z.string(),
  /** Shared by a page in all its languages. */
  group: z.string(),
  title: z.string(),
  uid: z.string().nullable(),
  tags: z.array(z.string()),
  archived: z.boolean(),
  firstPublishedAt: z.number().nullable(),
  lastPublishedAt: z.number().nullable(),
  changedAt: z.number(),
  changedBy: z.string(),
};

export const listedDocument = z
  .object({
    ...described,
    /** Version ids. */
    draft: z.string().nullable(),
    published: z.string().nullable(),
    /** Release ids. */
    releases: z.array(z.string()),
    inLanguages: z.array(standing),
  })
  .meta({ id: 'ListedDocument' });

export const wholeDocument = z
  .object({
    ...described,
    draft: versionWithContent.nullable(),
    published: versionWithContent.nullable(),
    /** Version ids by release id. */
    releases: z.record(z.string(), z.string()),
  })
  .meta({ id: 'WholeDocument' });

/** The version that visitors saw until then: what undoing it publishes again. */
export const publishedBefore = z.object({ publishedBefore: z.string().nullable() });

/** A document and the version that was written of it. */
export const written = z.object({ document: z.string(), version: z.string() });

/** The version that is current from now on. */
export const saved = written.extend({ at: z.number(), kind });

export const publication = z
  .object({
    sequence: z.int(),
    ref: z.string(),
    at: z.number(),
    by: z.string(),
    release: z.string().nullable(),
    published: z.array(z.string()),
    unpublished: z.array(z.string()),
    /** The sequence of the publication that this one undid. */
    undoes: z.int().nullable(),
  })
  .meta({ id: 'Publication' });

/** What was published, and the new ref of the published content. */
export const published = z.object({ documents: z.array(z.string()), ref: z.string() });
