import type { AssetRecord } from '../repository/asset-record.ts';
import { withReadCrops } from '../repository/picture-crop.ts';
import type { DocumentState, Version } from '../repository/state.ts';
import type { Incoming, IncomingDocument, IncomingFile, IncomingVersion } from './incoming.ts';
import { readState } from './restore.ts';
import type { Storage } from './storage.ts';

/**
 * All content of a store and its files. Contents are read when needed. Prismic has neither focal points nor
 * descriptions in several languages, so for it each picture states its own crop and description.
 */
export async function contentOf(storage: Storage, isForPrismic = false): Promise<Incoming> {
  const state = await readState(storage);
  return {
    languages: state.languages,
    types: [...state.types.values()],
    slices: [...state.slices.values()],
    tags: [...state.assetTags.values()],
    files: [...state.assets.values()].map((asset) => asFile(storage, asset)),
    releases: [...state.releases.values()].map(({ id, label, scheduledAt, zone, only }) => ({
      id,
      label,
      scheduledAt,
      ...(zone && { zone }),
      ...(only !== undefined && { only }),
    })),
    documents: [...state.documents.values()].map((document) =>
      asDocument(storage, document, state.assets, isForPrismic),
    ),
    isAllPublished: false,
    dropsUnknownFields: false,
  };
}

function asFile(storage: Storage, asset: AssetRecord) {
  const { id, hash, filename, alt, altLanguage, notes, credits, tags, descriptions, focus } = asset;
  const file: IncomingFile = {
    id,
    filename,
    alt,
    altLanguage,
    notes,
    credits,
    descriptions,
    focus,
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
  isForPrismic: boolean,
): IncomingDocument {
  const { id, group, type, lang, archived, firstPublished, published, draft } = document;
  const { releases, unpublishedIn, releaseBases, uids, slugs } = document;
  return {
    id,
    group,
    type,
    lang,
    archived,
    firstPublished,
    former: { uids, slugs },
    published,
    draft,
    releases,
    unpublishedIn,
    releaseBases,
    versions: document.versions.filter(({ dropped }) => !dropped).map(asVersion),
    async content(version) {
      const data = (await storage.store.versions([version])).get(version) ?? {};
      if (isForPrismic) return withReadCrops(data, (file) => assets.get(file), lang);
      return withReadCrops(data, (file) => withoutFocus(assets.get(file)));
    },
  };
}

/** At the destination, pictures follow the focal point that comes with the file. */
function withoutFocus(asset: AssetRecord | undefined) {
  return asset && { ...asset, focus: null };
}

function asVersion({ id, title, uid, tags, note, origin, by, at }: Version): IncomingVersion {
  return { id, title, uid, tags, note, origin: origin ?? { by, at } };
}
