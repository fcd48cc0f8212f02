import { isRecord, type StoredPicture } from '../stored-data.ts';
import { InvalidDocument, what } from './fault.ts';
import type { FieldModel, Surroundings } from './fields.ts';
import { checkLink } from './links.ts';

type PictureModel = Extract<FieldModel, { type: 'Image' }>;

/** A picture with a picture of its own for each thumbnail of the model. */
export function checkPictureField(
  model: PictureModel,
  value: unknown,
  path: string,
  around: Surroundings,
): Record<string, unknown> | undefined {
  const picture = checkPicture(value, path, around);
  if (!picture || !isRecord(value)) return undefined;
  const views: Record<string, StoredPicture> = {};
  for (const { name, width, height } of model.config?.thumbnails ?? []) {
    const view = value[name];
    views[name] =
      (isRecord(view) && checkPicture(view, `${path}.${name}`, around)) ||
      centred(picture, Number(width) || null, Number(height) || null, around);
  }
  return { ...picture, ...views };
}

/** Undefined for an empty picture. */
export function checkPicture(
  value: unknown,
  path: string,
  around: Surroundings,
): StoredPicture | undefined {
  if (!isRecord(value)) throw new InvalidDocument(path, `expected a picture, got ${what(value)}.`);
  if (value.id === undefined || value.id === null) {
    if (value.url === undefined || value.url === null) return undefined;
    throw new InvalidDocument(`${path}.id`, 'a picture names its file by id; upload it first.');
  }
  const asset = typeof value.id === 'string' ? around.asset(value.id) : undefined;
  if (typeof value.id !== 'string' || !asset)
    throw new InvalidDocument(`${path}.id`, `there is no file with the id ${what(value.id)}.`);
  if (asset.kind !== 'image')
    throw new InvalidDocument(`${path}.id`, `the file ${value.id} is no picture.`);
  const link = value.linkTo ? checkLink(value.linkTo, `${path}.linkTo`, around) : undefined;
  return {
    id: value.id,
    edit: edit(value.edit),
    dimensions: dimensions(value.dimensions) ?? {
      width: asset.width ?? 0,
      height: asset.height ?? 0,
    },
    alt: textOrNull(value.alt, `${path}.alt`),
    copyright: textOrNull(value.copyright, `${path}.copyright`),
    ...(link ? { linkTo: link } : {}),
  };
}

/** The middle of the picture, as large as the thumbnail's shape allows. */
function centred(
  picture: StoredPicture,
  width: number | null,
  height: number | null,
  around: Surroundings,
): StoredPicture {
  const asset = around.asset(picture.id);
  const full = { width: asset?.width ?? 1, height: asset?.height ?? 1 };
  const to = {
    width: width ?? Math.round((full.width * (height ?? full.height)) / full.height),
    height: height ?? Math.round((full.height * (width ?? full.width)) / full.width),
  };
  const zoom = Math.max(to.width / full.width, to.height / full.height);
  // The corner of the crop, in the file's own pixels.
  const x = Math.round((full.width - to.width / zoom) / 2);
  const y = Math.round((full.height - to.height / zoom) / 2);
  return { ...picture, edit: { ...picture.edit, x, y, zoom }, dimensions: to };
}

function edit(value: unknown): StoredPicture['edit'] {
  const given = isRecord(value) ? value : {};
  return {
    x: finite(given.x, 0),
    y: finite(given.y, 0),
    zoom: finite(given.zoom, 1) || 1,
    background: typeof given.background === 'string' ? given.background : 'transparent',
  };
}

function dimensions(value: unknown): StoredPicture['dimensions'] | undefined {
  if (!isRecord(value)) return undefined;
  const width = finite(value.width, 0);
  const height = finite(value.height, 0);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function finite(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

function textOrNull(value: unknown, path: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  throw new InvalidDocument(path, `expected a text, got ${what(value)}.`);
}
