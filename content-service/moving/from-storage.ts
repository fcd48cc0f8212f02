import type { AssetRecord } from '../repository/asset-record.ts';
import { withReadCrops } from '../repository/picture-crop.ts';
import type { DocumentState, Version } from '../repository/state.ts';
import type { Incoming, IncomingDocument, IncomingFile, IncomingVersion } from './incoming.ts';
import { foldedState } from './restore.ts';
import type { Storage } from './storage.ts';

/** All content of a store and its files. Contents are read when they are asked for. */
export async function contentOf(storage: Storage): Promise<Incoming> {
  const state = await foldedState(storage);
  return {
    languages: state.languages,
    types: [...state.types.values()],
    slices: [...state.slices.values()],
    tags: [...state.assetTags.values()],
    files: [...state.assets.values()].map((asset) => asFile(storage, asset)),
    releases: [...state.releases.values()].map(({ id, label, scheduledAt }) => ({
      id,
      label,
      scheduledAt,
    })),
    documents: [...state.documents.values()].map((document) =>
      asDocument(storage, document, state.assets),
    ),
    isAllPublished: false,
    dropsUnknownFields: false,
  };
}

function asFile(storage: Storage, { id, hash, filename, alt, notes, credits, tags }: AssetRecord) {
  const file: IncomingFile = {
    id,
    filename,
    alt,
    notes,
    credits,
    tags,
    isDescribed: true,
    hash,
    async content() {
      const content = await storage.files.read(hash);
      if (!content) throw new Error(`The content of the file ${filename} is missing.`);
      return content;
    },
  };
  return file;
}

function asDocument(
  storage: Storage,
  document: DocumentState,
  assets: ReadonlyMap<string, AssetRecord>,
): IncomingDocument {
  const { id, group, type, lang, archived, firstPublished, published, draft, releases } = document;
  return {
    id,
    group,
    type,
    lang,
    archived,
    firstPublished,
    published,
    draft,
    releases,
    versions: document.versions.filter(({ dropped }) => !dropped).map(asVersion),
    async content(version) {
      const data = (await storage.store.versions([version])).get(version) ?? {};
      return withReadCrops(data, (file) => assets.get(file));
    },
  };
}

function asVersion({ id, title, uid, tags, note, origin, by, at }: Version): IncomingVersion {
  return { id, title, uid, tags, note, origin: origin ?? { by, at } };
}
