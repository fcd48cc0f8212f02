import type { SnapshotAsset } from '../../repository/snapshot.ts';
import { isRecord } from '../../repository/stored-data.ts';
import { wireLink } from './links.ts';
import type { Place } from './place.ts';

/** An image field with its thumbnails; `{}` for each picture that is not there. */
export function wireImage(place: Place, field: Record<string, unknown>, stored: unknown): unknown {
  const image: Record<string, unknown> = wirePicture(place, stored) ?? {};
  if (isRecord(stored) && isRecord(stored.linkTo) && image.id !== undefined) {
    image.linkTo = wireLink(place, stored.linkTo);
  }
  for (const name of thumbnailsOf(field)) {
    image[name] = (isRecord(stored) && wirePicture(place, stored[name])) || {};
  }
  return image;
}

function thumbnailsOf(field: Record<string, unknown>): string[] {
  const thumbnails = isRecord(field.config) ? field.config.thumbnails : undefined;
  if (!Array.isArray(thumbnails)) return [];
  return thumbnails.flatMap((each: unknown) =>
    isRecord(each) && typeof each.name === 'string' ? [each.name] : [],
  );
}

/** Null where the picture, or the file behind it, is not there. */
export function wirePicture({ view }: Place, stored: unknown) {
  if (!isRecord(stored) || typeof stored.id !== 'string') return null;
  const asset = view.snapshot.contents.assets.get(stored.id);
  if (!asset) return null;
  const frame = frameOf(stored, asset);
  return {
    dimensions: { width: frame.width, height: frame.height },
    alt: typeof stored.alt === 'string' ? stored.alt : asset.alt,
    copyright: typeof stored.copyright === 'string' ? stored.copyright : asset.credits,
    url: `${addressOf(view.options.origin, asset)}${cropOf(frame, asset)}`,
    id: asset.id,
    edit: { x: frame.x, y: frame.y, zoom: frame.zoom, background: frame.background },
  };
}

/** Pictures are made smaller, and into a better format, on the way out. */
export function addressOf(origin: string, asset: SnapshotAsset): string {
  const address = `${origin}/${asset.path}`;
  return asset.kind === 'image' ? `${address}?auto=format,compress` : address;
}

interface Frame {
  x: number;
  y: number;
  zoom: number;
  background: string;
  width: number;
  height: number;
}

function frameOf(stored: Record<string, unknown>, asset: SnapshotAsset): Frame {
  const edit = isRecord(stored.edit) ? stored.edit : {};
  const dimensions = isRecord(stored.dimensions) ? stored.dimensions : {};
  return {
    x: numberOr(edit.x, 0),
    y: numberOr(edit.y, 0),
    zoom: numberOr(edit.zoom, 1),
    background: typeof edit.background === 'string' ? edit.background : 'transparent',
    width: numberOr(dimensions.width, asset.width ?? 0),
    height: numberOr(dimensions.height, asset.height ?? 0),
  };
}

/** The part of the file that is shown, in the file's own pixels, and the size it is shown at. */
function cropOf({ x, y, zoom, width, height }: Frame, asset: SnapshotAsset): string {
  const asItIs = x === 0 && y === 0 && width === asset.width && height === asset.height;
  if (asItIs || asset.width === null || asset.height === null || zoom <= 0) return '';
  const left = between(0, x, asset.width - 1);
  const top = between(0, y, asset.height - 1);
  const shownWidth = between(1, width / zoom, asset.width - left);
  const shownHeight = between(1, height / zoom, asset.height - top);
  return `&rect=${left},${top},${shownWidth},${shownHeight}&w=${width}&h=${height}`;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(Math.round(value), most));
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
