import type { FocalPoint } from '@farol/content-model';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { firstTitle } from '../repository/commands/document-parts.ts';
import type { FormerNames, Release } from '../repository/events.ts';
import { fieldsOf, type Models } from '../repository/models.ts';
import type { Language } from '../repository/snapshot.ts';

/** Content to be imported, from any source: an archive, a folder, another repository. */
export interface Incoming {
  languages: readonly Language[];
  types: readonly CustomTypeModel[];
  slices: readonly SharedSliceModel[];
  tags: readonly { id: string; name: string }[];
  files: readonly IncomingFile[];
  releases: readonly Release[];
  documents: readonly IncomingDocument[];
  /** Whether `documents` are all that is published there: one imported before and missing now was unpublished. */
  isAllPublished: boolean;
  /**
   * Whether what the models here do not have is left out of documents; otherwise only what its own models do not have
   * any more, and documents that do not fit here are left out whole.
   */
  dropsUnknownFields: boolean;
}

export function modelsOf({ types, slices }: Incoming): Models {
  return {
    types: new Map(types.map((type) => [type.id, type])),
    slices: new Map(slices.map((slice) => [slice.id, slice])),
  };
}

export interface IncomingFile {
  id: string;
  filename: string;
  alt: string | null;
  /** The language of `alt`, if it is not the master one. */
  altLanguage?: string | undefined;
  notes: string | null;
  credits: string | null;
  /** In languages other than the master one, by language id. */
  descriptions?: Readonly<Record<string, string>> | undefined;
  focus?: FocalPoint | null | undefined;
  /** Ids of tags. */
  tags: readonly string[];
  /** False where the file is known only from a document that shows it: the library may describe it differently. */
  isDescribed: boolean;
  /** SHA-256 of the content, where it is known in advance. */
  hash: string | null;
  content(): Promise<AsyncIterable<Uint8Array>>;
}

export interface IncomingDocument {
  id: string;
  /** The same for all translations of a document. */
  group: string;
  type: string;
  lang: string;
  archived: boolean;
  firstPublished: number | null;
  /** Where it is known: Prismic does not say it. */
  former?: FormerNames;
  /** Oldest first. */
  versions: readonly IncomingVersion[];
  /** Ids of the versions in each place. */
  published: string | null;
  draft: string | null;
  releases: ReadonlyMap<string, string>;
  /** Ids of releases that unpublish it. */
  unpublishedIn: ReadonlySet<string>;
  /** By release, the version that was published when the document entered it. */
  releaseBases: ReadonlyMap<string, string | null>;
  content(version: string): Promise<Readonly<Record<string, unknown>>>;
}

/** A document of which only the published version is known; its title is the first one in its text. */
export function publishedDocument(
  document: Pick<IncomingDocument, 'id' | 'group' | 'type' | 'lang' | 'firstPublished'>,
  version: Omit<IncomingVersion, 'title' | 'origin'>,
  data: Readonly<Record<string, unknown>>,
  model: CustomTypeModel | undefined,
): IncomingDocument {
  const title = (model && firstTitle(fieldsOf(model), data)) ?? version.uid ?? document.type;
  return {
    ...document,
    archived: false,
    versions: [{ ...version, title, origin: null }],
    published: version.id,
    draft: null,
    releases: new Map(),
    unpublishedIn: new Set(),
    releaseBases: new Map(),
    content: async () => data,
  };
}

export interface IncomingVersion {
  id: string;
  title: string;
  uid: string | null;
  tags: readonly string[];
  note: string;
  origin: { by: string; at: number } | null;
}
