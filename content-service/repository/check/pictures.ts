import {
  type CroppedFile,
  centredCrop,
  contentCropped,
  isRecord,
  own,
  readCrop,
} from '@farol/content-model';
import type { StoredPicture } from '../stored-data.ts';
import { describeValue, InvalidDocument, unexpected } from './fault.ts';
import type { CheckContext, FieldModel } from './fields.ts';
import { checkLink } from './links.ts';

type PictureModel = Extract<FieldModel, { type: 'Image' }>;

/** A picture with its crops for the thumbnails of the model. */
export function checkPictureField(
  model: PictureModel,
  value: unknown,
  path: string,
  context: CheckContext,
): Record<string, unknown> | undefined {
  const picture = checkPicture(value, path, context);
  if (!picture || !isRecord(value)) return undefined;
  const views = (model.config?.thumbnails ?? []).map(({ name, width, height }) => {
    const view = own(value, name);
    return [
      name,
      (isRecord(view) && checkPicture(view, `${path}.${name}`, context)) ||
        cropToCentre(picture, Number(width) || null, Number(height) || null, context),
    ];
  });
  return { ...picture, ...Object.fromEntries(views) };
}

/** Undefined for an empty picture. */
export function checkPicture(
  value: unknown,
  path: string,
  context: CheckContext,
): StoredPicture | undefined {
  if (!isRecord(value)) throw unexpected(path, 'a picture', value);
  if (value.id === undefined || value.id === null) {
    if (value.url === undefined || value.url === null) return undefined;
    throw new InvalidDocument(`${path}.id`, 'a picture names its file by id; upload it first.');
  }
  const asset = typeof value.id === 'string' ? context.asset(value.id) : undefined;
  if (typeof value.id === 'string' && context.wasRemoved?.(value.id)) return undefined;
  if (typeof value.id !== 'string' || !asset)
    throw new InvalidDocument(
      `${path}.id`,
      `there is no file with the id ${describeValue(value.id)}.`,
    );
  if (asset.kind !== 'image')
    throw new InvalidDocument(`${path}.id`, `the file ${value.id} is no picture.`);
  const link = value.linkTo ? checkLink(value.linkTo, `${path}.linkTo`, context) : undefined;
  // The focal point is not stored here, so that the crop follows later changes of it.
  const { edit, dimensions, rect } = readCrop(value, contentCropped(value, asset));
  return {
    id: value.id,
    edit: { ...edit, background: backgroundOf(value.edit) },
    dimensions,
    ...(rect ? { rect } : {}),
    ...(isContentOf(asset, value.croppedFrom) ? { croppedFrom: value.croppedFrom } : {}),
    alt: textOrNull(value.alt, `${path}.alt`),
    copyright: textOrNull(value.copyright, `${path}.copyright`),
    ...(link ? { linkTo: link } : {}),
  };
}

/** The largest centred crop in the thumbnail's shape. */
function cropToCentre(
  { rect: _, ...picture }: StoredPicture,
  width: number | null,
  height: number | null,
  context: CheckContext,
): StoredPicture {
  const asset = context.asset(picture.id);
  const cropped = asset && contentCropped({ ...picture }, asset);
  const original = { width: cropped?.width ?? 1, height: cropped?.height ?? 1 };
  const { edit, dimensions } = centredCrop(original, { width, height });
  return { ...picture, edit: { ...edit, background: picture.edit.background }, dimensions };
}

function isContentOf(
  { address, earlier = [] }: CroppedFile,
  croppedFrom: unknown,
): croppedFrom is string {
  const isCurrent = croppedFrom !== undefined && croppedFrom === address;
  return isCurrent || earlier.some((content) => content.address === croppedFrom);
}

function backgroundOf(edit: unknown): string {
  return isRecord(edit) && typeof edit.background === 'string' ? edit.background : 'transparent';
}

function textOrNull(value: unknown, path: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  throw unexpected(path, 'a text', value);
}
