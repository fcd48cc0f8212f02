import {
  Snapshot,
  type SnapshotAsset,
  type SnapshotContents,
  type SnapshotDocument,
} from '../repository/snapshot.ts';
import { exampleModels } from './models.testing.ts';

/** A document with defaults for what a test does not set. */
export function exampleDocument(
  overrides: Partial<SnapshotDocument> & Pick<SnapshotDocument, 'id'>,
): SnapshotDocument {
  const uid = overrides.uid ?? null;
  return {
    uid,
    uids: uid === null ? [] : [uid],
    type: 'trip',
    lang: 'en-us',
    tags: [],
    group: overrides.id,
    slugs: [overrides.id],
    firstPublished: Date.UTC(2026, 0, 1),
    lastPublished: Date.UTC(2026, 0, 2),
    data: {},
    ...overrides,
  };
}

export const exampleAssets: readonly SnapshotAsset[] = [
  {
    id: 'beach',
    filename: 'beach.jpg',
    path: 'media/beach_beach.jpg',
    kind: 'image',
    size: 48_211,
    width: 2000,
    height: 1500,
    alt: 'A beach at dawn',
    credits: 'Farol',
  },
  {
    id: 'terms',
    filename: 'Terms 2026.pdf',
    path: 'media/terms_terms-2026.pdf',
    kind: 'document',
    size: 1234,
    width: null,
    height: null,
    alt: null,
    credits: null,
  },
];

export const exampleContents: SnapshotContents = {
  models: exampleModels,
  languages: [
    { id: 'en-us', name: 'English - United States' },
    { id: 'fr-fr', name: 'French - France' },
  ],
  assets: new Map(exampleAssets.map((asset) => [asset.id, asset])),
};

export function exampleSnapshot(
  documents: readonly SnapshotDocument[],
  ref = 'aaaaaaaaaaaaaaaa',
): Snapshot {
  return new Snapshot(ref, exampleContents, documents);
}

/** A paragraph or another text block. */
export function words(text: string, type = 'paragraph') {
  return { type, text, spans: [] };
}
