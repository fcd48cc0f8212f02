import { isRecord, own, type ReadCrop, readCropNow } from '@farol/content-model';
import type { SnapshotAsset } from '../../repository/snapshot.ts';
import type { EncodeContext } from './encode-context.ts';
import { wireLink } from './links.ts';

/** An image field with its thumbnails; `{}` for each missing picture. */
export function wireImage(
  context: EncodeContext,
  field: Record<string, unknown>,
  stored: unknown,
): unknown {
  const image: Record<string, unknown> = wirePicture(context, stored) ?? {};
  if (isRecord(stored) && isRecord(stored.linkTo) && image.id !== undefined) {
    image.linkTo = wireLink(context, stored.linkTo);
  }
  const views = thumbnailsOf(field).map((name) => [
    name,
    (isRecord(stored) && wirePicture(context, own(stored, name))) || {},
  ]);
  return { ...image, ...Object.fromEntries(views) };
}

function thumbnailsOf(field: Record<string, unknown>): string[] {
  const thumbnails = isRecord(field.config) ? field.config.thumbnails : undefined;
  if (!Array.isArray(thumbnails)) return [];
  return thumbnails.flatMap((thumbnail: unknown) =>
    isRecord(thumbnail) && typeof thumbnail.name === 'string' ? [thumbnail.name] : [],
  );
}

/** Null if the picture or its file is missing. */
export function wirePicture({ view, lang }: EncodeContext, stored: unknown) {
  if (!isRecord(stored) || typeof stored.id !== 'string') return null;
  const asset = view.snapshot.contents.assets.get(stored.id);
  if (!asset) return null;
  const crop = readCropNow(stored, asset);
  const { dimensions, edit } = crop;
  const background = isRecord(stored.edit) ? stored.edit.background : undefined;
  return {
    dimensions,
    alt: typeof stored.alt === 'string' ? stored.alt : descriptionOf(asset, lang),
    copyright: typeof stored.copyright === 'string' ? stored.copyright : asset.credits,
    url: `${addressOf(view.options.origin, asset)}${rectOf(crop, asset)}`,
    id: asset.id,
    edit: { ...edit, background: typeof background === 'string' ? background : 'transparent' },
  };
}

/** A file's description in a language. */
export function descriptionOf(
  { alt, descriptions }: Pick<SnapshotAsset, 'alt' | 'descriptions'>,
  lang: string,
): string | null {
  return own(descriptions ?? {}, lang) ?? alt;
}

/** Pictures are compressed and converted to a better format when they are loaded. */
export function addressOf(origin: string, asset: SnapshotAsset): string {
  const address = `${origin}/${asset.path}`;
  return asset.kind === 'image' ? `${address}?auto=format,compress` : address;
}

/** Parameters for the crop and size; none if the whole picture is shown in its size. */
function rectOf({ shown, dimensions }: ReadCrop, asset: SnapshotAsset): string {
  const { width, height } = dimensions;
  if (shown === null) return '';
  const isWhole = shown.width === asset.width && shown.height === asset.height;
  if (isWhole && width === asset.width && height === asset.height) return '';
  return `&rect=${shown.x},${shown.y},${shown.width},${shown.height}&w=${width}&h=${height}`;
}
