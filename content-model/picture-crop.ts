import {
  type Crop,
  type CropEdit,
  centredCrop,
  cropOf,
  editOf,
  type FocalPoint,
  isAlike,
  type Size,
} from './crop.ts';
import { isRecord } from './same.ts';

export interface ReadCrop {
  edit: CropEdit;
  dimensions: Size;
  /** Null where the file's size is unknown. */
  shown: Crop | null;
  /** Set only where no `edit` can express the visible part. */
  rect: Crop | null;
}

/** The sizes a crop is read with: the file's present content and its earlier ones. */
export interface CroppedFile {
  readonly width: number | null;
  readonly height: number | null;
  readonly focus?: FocalPoint | null;
  readonly address?: string;
  readonly earlier?: readonly {
    readonly address: string;
    readonly width: number | null;
    readonly height: number | null;
  }[];
}

/**
 * The part of its file's present content that a picture shows. Where nobody chose a part, it is that around the focal
 * point; where the content was replaced after cropping, the same part of the new one, if its proportions are the same.
 */
export function readCropNow(
  picture: Readonly<Record<string, unknown>>,
  file: CroppedFile,
): ReadCrop {
  const cropped = contentCropped(picture, file);
  const read = readCrop(picture, cropped);
  const [oldSize, newSize] = [sizeIn(cropped), sizeIn(file)];
  if (!oldSize || !newSize || !read.shown) return read;
  const isReplaced = cropped !== file && !isSameSize(oldSize, newSize);
  const isWhole = isAlike(read.shown, { x: 0, y: 0, ...oldSize });
  if (isReplaced && isWhole && isSameSize(read.dimensions, oldSize))
    return readCrop({ edit: undefined, dimensions: newSize }, file);
  const { dimensions } = read;
  const centered = cropOf(centredCrop(oldSize, dimensions), oldSize);
  const isChosen = !isWhole && !isAlike(read.shown, centered);
  if (isChosen && !isReplaced) return read;
  if (isChosen && hasSameShape(oldSize, newSize))
    return readCrop({ dimensions, rect: scaled(read.shown, newSize.width / oldSize.width) }, file);
  if (isReplaced || file.focus)
    return readCrop(centredCrop(newSize, dimensions, file.focus ?? undefined), file);
  return read;
}

/** The content the crop was made for: the first one, unless the picture names another. */
export function contentCropped(
  { croppedFrom }: Readonly<Record<string, unknown>>,
  file: CroppedFile,
): Pick<CroppedFile, 'width' | 'height'> {
  const { earlier = [] } = file;
  if (croppedFrom !== undefined && croppedFrom === file.address) return file;
  return earlier.find(({ address }) => address === croppedFrom) ?? earlier[0] ?? file;
}

const isSameSize = (one: Size, other: Size) =>
  one.width === other.width && one.height === other.height;

function hasSameShape(one: Size, other: Size): boolean {
  const ratio = one.width / one.height / (other.width / other.height);
  return Math.abs(ratio - 1) < 0.01;
}

function scaled({ x, y, width, height }: Crop, factor: number): Crop {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor };
}

/**
 * Reads a picture's crop, whoever wrote it: Prismic in its current or earlier form, this store with the `rect` it
 * keeps, or an older version of it, which mixed x and y of one form with the zoom of the other. That mix is corrected
 * here, on every read and write, so that no stored version has to be rewritten.
 */
export function readCrop(
  picture: Readonly<Record<string, unknown>>,
  file: { width: number | null; height: number | null },
): ReadCrop {
  const original = file.width && file.height ? { width: file.width, height: file.height } : null;
  const dimensions = sizeIn(picture.dimensions) ?? original ?? { width: 0, height: 0 };
  const edit = editIn(picture.edit);
  if (!original || dimensions.width === 0) return { edit, dimensions, shown: null, rect: null };
  const url = typeof picture.url === 'string' ? picture.url : null;
  const shown = cropOf({ rect: rectIn(picture.rect), url, edit, dimensions }, original);
  const isExpressedBy = (by: CropEdit) =>
    isAlike(cropOf({ edit: by, dimensions }, original), shown);
  const isMixed = edit.zoom !== 1 && (edit.x > 0 || edit.y > 0);
  const expressed = isMixed || !isExpressedBy(edit) ? editOf(shown, dimensions, original) : edit;
  return isExpressedBy(expressed)
    ? { edit: expressed, dimensions, shown, rect: null }
    : { edit, dimensions, shown, rect: shown };
}

function rectIn(rect: unknown): Crop | null {
  const size = sizeIn(rect);
  if (!size || !isRecord(rect)) return null;
  return { x: finite(rect.x, 0), y: finite(rect.y, 0), ...size };
}

function sizeIn(value: unknown): Size | null {
  if (!isRecord(value)) return null;
  const width = finite(value.width, 0);
  const height = finite(value.height, 0);
  return width > 0 && height > 0 ? { width, height } : null;
}

function editIn(value: unknown): CropEdit {
  const record = isRecord(value) ? value : {};
  const zoom = finite(record.zoom, 1);
  return { x: finite(record.x, 0), y: finite(record.y, 0), zoom: zoom > 0 ? zoom : 1 };
}

function finite(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
