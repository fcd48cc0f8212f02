import type { LanguageCode } from './languages.ts';

/**
 * Initial content: `npm run content -- seed FOLDER` reads it from the folder's `index.ts` and writes it through the
 * service's own APIs.
 *
 * In `data`, `{ link_type: 'Document', id: 'document:KEY' }` points to a document of the seed, and a picture or
 * file with `id: 'media:KEY'` to one of its files; seeding replaces them with the real ids.
 */
export interface Seed {
  media: SeedFile[];
  documents: SeedDocument[];
  releases: SeedRelease[];
}

export interface SeedFile {
  key: string;
  /** The file's path on this machine. */
  path: string;
  /** What a picture shows, by language; none for other files. */
  descriptions: Readonly<Partial<Record<LanguageCode, string>>>;
}

export interface SeedDocument {
  key: string;
  type: string;
  lang: LanguageCode;
  uid: string | null;
  /** The name shown to editors. */
  title: string;
  tags: string[];
  /** Documents that share this are translations of one another. */
  group: string;
  data: Record<string, unknown>;
  /** False leaves it a draft. */
  published: boolean;
}

export interface SeedRelease {
  label: string;
  scheduledAt: number;
  changes: { document: string; data: Record<string, unknown> }[];
}
