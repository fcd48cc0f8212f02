import type { LanguageCode } from './languages.ts';

/**
 * Content to begin with: what `npm run content -- seed FOLDER` takes from the folder's `index.ts` and writes
 * through the service's own APIs.
 *
 * In `data`, `{ link_type: 'Document', id: 'document:KEY' }` points to a document of the seed, and a picture or
 * file with `id: 'media:KEY'` to one of its files; the seeding puts the real ids in their place.
 */
export interface Seed {
  media: SeedFile[];
  documents: SeedDocument[];
  releases: SeedRelease[];
}

export interface SeedFile {
  key: string;
  /** Where the file lies on this machine. */
  path: string;
  alt: string | null;
}

export interface SeedDocument {
  key: string;
  type: string;
  lang: LanguageCode;
  uid: string | null;
  /** What editors know it by. */
  title: string;
  tags: string[];
  /** Documents that share this are translations of one another. */
  group: string;
  data: Record<string, unknown>;
  /** A draft is written, not published. */
  published: boolean;
}

export interface SeedRelease {
  label: string;
  scheduledAt: number;
  changes: { document: string; data: Record<string, unknown> }[];
}
