import { z } from 'zod';

const kind = z.enum(['saved', 'autosave', 'restored']);

/** What a version says of itself; its content is asked for apart. */
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
  /** What made it. */
  kind,
  /** Of an autosave: when the writing began whose newest text it is. */
  since: z.number().optional(),
  /** The autosave that it took the place of. */
  replaces: z.string().optional(),
  /** Made to have an id, by a program that brings the data afterwards. */
  unfilled: z.literal(true).optional(),
  /** Of a version that came from another repository: who wrote it there, and when. */
  origin: z.object({ by: z.string(), at: z.number() }).optional(),
  at: z.number(),
  by: z.string(),
  /** Its content is gone, because newer ones took its place. */
  dropped: z.boolean(),
  /** When it came onto the site, and by whom. */
  publications: z.array(
    z.object({
      at: z.number(),
      by: z.string(),
      /** Names the publication, and how many documents it was of. */
      sequence: z.int(),
      documents: z.int(),
    }),
  ),
};

export const version = z.object(versionHead).meta({ id: 'Version' });

export const versionWithContent = z
  .object({ ...versionHead, data: z.record(z.string(), z.unknown()) })
  .meta({ id: 'VersionWithContent' });

/** How a page stands in one of its languages. */
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
    /** Ids of versions. */
    draft: z.string().nullable(),
    published: z.string().nullable(),
    /** Ids of releases. */
    releases: z.array(z.string()),
    inLanguages: z.array(standing),
  })
  .meta({ id: 'ListedDocument' });

export const wholeDocument = z
  .object({
    ...described,
    draft: versionWithContent.nullable(),
    published: versionWithContent.nullable(),
    /** Ids of versions by the ids of releases. */
    releases: z.record(z.string(), z.string()),
  })
  .meta({ id: 'WholeDocument' });

/** Which version was written of which document. */
export const written = z.object({ document: z.string(), version: z.string() });

/** The version that stands from now on. */
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
    /** The sequence of the publication that it set back. */
    undoes: z.int().nullable(),
  })
  .meta({ id: 'Publication' });

/** What was published, and the ref of the published content from then on. */
export const published = z.object({ documents: z.array(z.string()), ref: z.string() });
