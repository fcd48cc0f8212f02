import {
  Snapshot,
  type SnapshotAsset,
  type SnapshotContents,
  type SnapshotDocument,
} from '../repository/snapshot.ts';
import { exampleModels } from './models.testing.ts';

/** A document of which a test says only what it is about. */
export function exampleDocument(
  about: Partial<SnapshotDocument> & Pick<SnapshotDocument, 'id'>,
): SnapshotDocument {
  const uid = about.uid ?? null;
  return {
    uid,
    uids: uid === null ? [] : [uid],
    type: 'trip',
    lang: 'en-us',
    tags: [],
    group: about.id,
    slugs: [about.id],
    firstPublished: Date.UTC(2026, 0, 1),
    lastPublished: Date.UTC(2026, 0, 2),
    data: {},
    ...about,
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

/** A paragraph, or another block of words. */
export function words(text: string, type = 'paragraph') {
  return { type, text, spans: [] };
}
