import {
  type Crop,
  type CroppedFile,
  centredCrop,
  cropOf,
  editOf,
  type FocalPoint,
  isPicture,
  isRecord,
  own,
  readCropNow,
  type Size,
  same,
} from '@farol/content-model';
import type { FieldConfig } from '../models/model.ts';

type Picture = Readonly<Record<string, unknown>>;

/** A raster picture, which can be cropped. */
export interface CuttableFile extends CroppedFile {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** A shape in which a field shows its picture. */
export interface Shape {
  /** Null for the picture itself. */
  name: string | null;
  /** Null where the cropped part decides. */
  width: number | null;
  height: number | null;
}

export function shapesOf({ constraint, thumbnails = [] }: FieldConfig): Shape[] {
  const shape = (name: string | null, { width, height }: Partial<Shape>): Shape => ({
    name,
    width: Number(width) || null,
    height: Number(height) || null,
  });
  return [shape(null, constraint ?? {}), ...thumbnails.map((each) => shape(each.name, each))];
}

export function aspectOf({ width, height }: Shape): number | undefined {
  return width && height ? width / height : undefined;
}

/** The id of another picture that a shape shows instead of a part; null where it shows a part. */
export function otherFileOf(picture: Picture, { name }: Shape): string | null {
  const view = name === null ? null : own(picture, name);
  const id = isRecord(view) && typeof view.id === 'string' ? view.id : picture.id;
  return typeof id === 'string' && id !== picture.id ? id : null;
}

/** The part of the file that a shape shows on the site. */
export function shownIn(picture: Picture, shape: Shape, file: CuttableFile): Crop {
  return ownPartOf(picture, shape, file) ?? cropAround(shape, file, file.focus ?? undefined);
}

/** The part that was chosen for a shape; null where it follows the file's focal point. */
function ownPartOf(picture: Picture, shape: Shape, file: CuttableFile): Crop | null {
  const view = shape.name === null ? picture : own(picture, shape.name);
  const isCut = isRecord(view) && isRecord(view.edit) && otherFileOf(picture, shape) === null;
  return isCut ? readCropNow(view, file).shown : null;
}

/** The point around which shapes show a picture: the center of their own parts, else the file's focal point. */
export function focusOf(
  picture: Picture,
  shapes: readonly Shape[],
  file: CuttableFile,
): FocalPoint {
  const parts = shapes.flatMap((shape) => ownPartOf(picture, shape, file) ?? []);
  // The smaller a part is, the less the edges of the picture keep it from the point.
  const [narrowest] = parts.toSorted((a, b) => a.width - b.width);
  const [lowest] = parts.toSorted((a, b) => a.height - b.height);
  if (!narrowest || !lowest) return file.focus ?? { x: 0.5, y: 0.5 };
  return {
    x: (narrowest.x + narrowest.width / 2) / file.width,
    y: (lowest.y + lowest.height / 2) / file.height,
  };
}

export function cropAround(shape: Shape, file: Size, focus?: FocalPoint): Crop {
  return cropOf(centredCrop(file, shape, focus), file);
}

/** The picture with another part for a shape; null makes the shape follow the file's focal point. */
export function withPart(
  picture: Picture,
  shape: Shape,
  part: Crop | null,
  file: CuttableFile,
): Picture {
  const { id, alt = null, copyright = null } = picture;
  const view = shape.name === null ? picture : own(picture, shape.name);
  const edit = isRecord(view) && isRecord(view.edit) ? view.edit : {};
  if (part === null) {
    if (shape.name !== null)
      return Object.fromEntries(Object.entries(picture).filter(([name]) => name !== shape.name));
    const { edit: _, dimensions: __, rect: ___, croppedFrom: ____, ...rest } = picture;
    return rest;
  }
  const { width, height } = shape;
  const dimensions = width && height ? { width, height } : sizeOf(part);
  const cut = {
    edit: { ...edit, ...editOf(part, dimensions, file) },
    dimensions,
    rect: part,
    ...(file.earlier && file.earlier.length > 0 ? { croppedFrom: file.address } : {}),
  };
  return shape.name === null
    ? { ...picture, ...cut }
    : { ...picture, [shape.name]: { id, alt, copyright, ...cut } };
}

function sizeOf({ width, height }: Crop): Size {
  return { width, height };
}

/** Whether both are pictures of one file. */
export function isSamePicture(one: unknown, other: unknown): boolean {
  return isRecord(one) && isRecord(other) && isPicture(other) && one.id === other.id;
}

/** Whether both are pictures of one file, of which other parts are shown. */
export function isCroppedElse(one: unknown, other: unknown): boolean {
  return isSamePicture(one, other) && !same(withoutWords(one), withoutWords(other));
}

/** A picture and its shapes without their descriptions. */
function withoutWords(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { alt: _, ...rest } = value;
  return Object.fromEntries(
    Object.entries(rest).map(([name, inner]) => [name, withoutWords(inner)]),
  );
}
