import type { FocalPoint } from '@farol/content-model';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import type { Release } from '../repository/events.ts';
import type { Language } from '../repository/snapshot.ts';

/** Content on its way in, wherever it comes from: an archive, a folder, another repository. */
export interface Incoming {
  languages: readonly Language[];
  types: readonly CustomTypeModel[];
  slices: readonly SharedSliceModel[];
  tags: readonly { id: string; name: string }[];
  files: readonly IncomingFile[];
  releases: readonly Release[];
  documents: readonly IncomingDocument[];
  /** Whether they are all that is published there: one that came before and is not among them is no more. */
  isAllPublished: boolean;
  /** Whether fields that the model does not have are left out, and the document comes; else it stays out whole. */
  dropsUnknownFields: boolean;
}

export interface IncomingFile {
  id: string;
  filename: string;
  alt: string | null;
  notes: string | null;
  credits: string | null;
  /** In the languages beside the master one, by their ids. */
  descriptions?: Readonly<Record<string, string>> | undefined;
  focus?: FocalPoint | null | undefined;
  /** Ids of tags. */
  tags: readonly string[];
  /** False where only a document that shows it is known: what the library says of it may be something else. */
  isDescribed: boolean;
  /** SHA-256 of the content, where it is known before the content is. */
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
  /** The oldest first. */
  versions: readonly IncomingVersion[];
  /** Ids of versions: where they stand. */
  published: string | null;
  draft: string | null;
  releases: ReadonlyMap<string, string>;
  content(version: string): Promise<Readonly<Record<string, unknown>>>;
}

export interface IncomingVersion {
  id: string;
  title: string;
  uid: string | null;
  tags: readonly string[];
  note: string;
  origin: { by: string; at: number } | null;
}
