import { isTransformable } from '@farol/server/file-types';
import { type AssetRecord, type AssetTag, mediaPath } from '../../repository/asset-record.ts';
import type { AssetLibrary } from '../../repository/assets.ts';
import type { AssetPage } from './asset-list.ts';

/** An asset as Prismic's Asset API represents it. `address` is the service's base address, without a trailing slash. */
export function assetAnswer(record: AssetRecord, tags: readonly AssetTag[], address: string) {
  const query = isTransformable(record.mime) ? '?auto=format,compress' : '';
  return {
    id: record.id,
    url: `${address}/${mediaPath(record)}${query}`,
    created_at: record.createdAt,
    last_modified: record.lastModified,
    filename: record.filename,
    extension: record.extension,
    size: record.size,
    kind: record.kind,
    ...filled({
      width: record.width,
      height: record.height,
      notes: record.notes,
      credits: record.credits,
      alt: record.alt,
    }),
    tags: tags.filter((tag) => record.tags.includes(tag.id)).map((tag) => tagAnswer(tag)),
    uploader_id: record.uploader,
  };
}

export function pageAnswer(page: AssetPage, tags: readonly AssetTag[], address: string) {
  return {
    items: page.items.map((record) => assetAnswer(record, tags, address)),
    total: page.total,
    ...(page.cursor === undefined ? {} : { cursor: page.cursor }),
    ...(page.missing.length === 0 ? {} : { missing_ids: page.missing }),
    is_opensearch_result: false,
  };
}

export function tagAnswer(tag: AssetTag) {
  return {
    id: tag.id,
    name: tag.name,
    created_at: tag.createdAt,
    last_modified: tag.lastModified,
    uploader_id: tag.uploader,
  };
}

/** Tags with the number of assets that have them. */
export function tagsAnswer(library: Pick<AssetLibrary, 'list' | 'tags'>) {
  const counts = new Map<string, number>();
  for (const id of library.list().flatMap((record) => record.tags)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return {
    items: library.tags().map((tag) => ({ ...tagAnswer(tag), count: counts.get(tag.id) ?? 0 })),
  };
}

function filled(values: Record<string, string | number | null>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
