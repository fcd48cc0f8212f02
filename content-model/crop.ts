/** Which part of its original a picture shows, in the form of Prismic's records. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels of the original. */
export interface Crop extends Size {
  readonly x: number;
  readonly y: number;
}

export interface CropEdit {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

interface CroppedRecord {
  /** The visible part, where it is known already; overrides `url` and `edit`. */
  readonly rect?: Crop | null | undefined;
  /** A `rect` parameter in it overrides `edit`. */
  readonly url?: string | null | undefined;
  readonly edit: CropEdit;
  /** The size it is shown at. */
  readonly dimensions: Size;
}

/** The part of the original that a record shows, in whole pixels and within its edges. */
export function cropOf({ rect, url, edit, dimensions }: CroppedRecord, original: Size): Crop {
  return clampCrop(rect ?? rectIn(url) ?? cropOfEdit(edit, dimensions, original), original);
}

/**
 * Records have two forms. Current: `zoom` is 1, x and y are pixels of the original, and the largest part with the
 * wanted proportions is shown. Earlier: `zoom` is the factor the original was enlarged by, and x and y are how far it
 * was then shifted, so they are negative. Farol once wrote the position of the former with the zoom of the latter.
 */
function cropOfEdit({ x, y, zoom }: CropEdit, { width, height }: Size, original: Size): Crop {
  if (zoom === 1 && x >= 0 && y >= 0) {
    const scale = Math.max(width / original.width, height / original.height);
    return { x, y, width: width / scale, height: height / scale };
  }
  const size = { width: width / zoom, height: height / zoom };
  if (x > 0 || y > 0) return { x, y, ...size };
  return { x: -x / zoom, y: -y / zoom, ...size };
}

/** The `rect` parameter of a picture's address; null where it has none. */
function rectIn(url: string | null | undefined): Crop | null {
  const rect = URL.parse(url ?? '')?.searchParams.get('rect') ?? '';
  if (!/^\d{1,6}(\.\d{1,9})?(,\d{1,6}(\.\d{1,9})?){3}$/.test(rect)) return null;
  const [x = 0, y = 0, width = 0, height = 0] = rect.split(',').map(Number);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Writes a crop in the current form, or in the earlier form where the current one cannot express it. */
export function editOf(crop: Crop, shown: Size, original: Size): CropEdit {
  const currentForm = { x: crop.x, y: crop.y, zoom: 1 };
  if (isAlike(cropOf({ edit: currentForm, dimensions: shown }, original), crop)) return currentForm;
  const zoom = shown.width / crop.width;
  return { x: 0 - Math.round(crop.x * zoom), y: 0 - Math.round(crop.y * zoom), zoom };
}

/** The most important point of a picture, as fractions of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/**
 * The largest part of the wanted proportions around the focal point (the middle by default); a side that is not given
 * follows from the original's proportions.
 */
export function centredCrop(
  original: Size,
  wanted: { width: number | null; height: number | null },
  focus: FocalPoint = middle,
): { edit: CropEdit; dimensions: Size } {
  const proportional = (side: number, of: number, other: number) =>
    Math.max(1, Math.round((side * other) / of));
  const width =
    wanted.width ?? proportional(wanted.height ?? original.height, original.height, original.width);
  const height = wanted.height ?? proportional(width, original.width, original.height);
  const scale = Math.max(width / original.width, height / original.height);
  const x = startOf(focus.x, width / scale, original.width);
  const y = startOf(focus.y, height / scale, original.height);
  return { edit: { x, y, zoom: 1 }, dimensions: { width, height } };
}

function startOf(focus: number, length: number, total: number): number {
  return Math.round(Math.max(0, Math.min(total - length, focus * total - length / 2)));
}

/** Rounding may make two forms of the same crop differ by one pixel. */
export function isAlike(one: Crop, other: Crop): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= 1,
  );
}

function clampCrop({ x, y, width, height }: Crop, original: Size): Crop {
  const left = clamp(0, x, original.width - 1);
  const top = clamp(0, y, original.height - 1);
  return {
    x: left,
    y: top,
    width: clamp(1, width, original.width - left),
    height: clamp(1, height, original.height - top),
  };
}

function clamp(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(Math.round(value), max));
}
