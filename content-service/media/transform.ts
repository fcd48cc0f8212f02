import { createHash } from 'node:crypto';
import { formatOf, formatsByName, negotiateFormat, type Output, qualityFor } from './formats.ts';
import {
  type Edge,
  type Fit,
  type Focus,
  type Placement,
  place,
  type Region,
  reduced,
  type Size,
} from './geometry.ts';
import { coveringSize, isRotatedOrFlipped, isUnadjusted, type Look, lookOf } from './look.ts';
import { commaSeparated, lowerCase, number } from './parameters.ts';

/** A complete, normalized description of a transformed picture: equivalent requests give equal ones. */
export interface Transformation extends Placement {
  readonly format: Output;
  readonly quality: number | null;
  /** Whether a heavy result gets a lower quality. */
  readonly compressed: boolean;
  readonly blur: number;
  /** The colour behind transparent parts and of the frame, as #rrggbb. */
  readonly background: string | null;
  readonly animated: boolean;
  readonly look: Look;
  /** Fills the frame with the edge pixels of the picture. */
  readonly extended: boolean;
  /** Number of colours of a palette. */
  readonly colours: number;
}

/** Facts about an original. Width and height are those of the upright picture. */
export interface Original extends Size {
  readonly mime: string;
}

export interface PictureRequest {
  /** Null if the original is requested. */
  readonly transformation: Transformation | null;
  /** Whether the result depends on the Accept header. */
  readonly variesByAccept: boolean;
  /** Whether the original may be sent instead if re-encoding does not make it smaller. */
  readonly mayUseOriginal: boolean;
}

const maxBlur = 40;
const maxPadding = 1_000;
/** Of a result: for more, drawing would need a gigabyte and more. */
const maxPixels = 24_000_000;

/**
 * Reads the parameters of an imgix URL, as Prismic's clients write them. Unknown parameters are ignored and invalid
 * values ignored or clamped, so that an odd URL still shows the picture.
 */
export function readPictureRequest(
  query: URLSearchParams,
  original: Original,
  accept: string,
): PictureRequest {
  const originalFormat = formatOf(original.mime);
  if (!originalFormat) return { transformation: null, variesByAccept: false, mayUseOriginal: true };
  const automatic = commaSeparated(query.get('auto'));
  const requested =
    lowerCase(query.get('palette')) === 'json'
      ? 'palette'
      : formatsByName.get(lowerCase(query.get('fm')));
  const mayBeAnimated = originalFormat === 'gif' || originalFormat === 'webp';
  const placement = place(original, placementRequest(query, mayBeAnimated));
  const variesByAccept = requested === undefined && automatic.includes('format');
  const format = variesByAccept
    ? negotiateFormat(accept, {
        original: originalFormat,
        mayBeAnimated,
        size: placement.frame ?? placement,
      })
    : (requested ?? originalFormat);
  const quality = number(query.get('q'), 0, 100);
  const look = limitRotation(lookOf(query, colour(query.get('mono'))), placement);
  const transformation: Transformation = {
    ...placement,
    format,
    quality: qualityFor(format, quality),
    compressed: format === 'avif' && quality === null && automatic.includes('compress'),
    blur: blurOf(query),
    background: colour(query.get('bg')) ?? colour(query.get('fill-color')),
    animated: mayBeAnimated && (format === 'gif' || format === 'webp') && !isRotatedOrFlipped(look),
    look,
    extended: placement.frame !== null && lowerCase(query.get('fit')) === 'clamp',
    colours: Math.round(number(query.get('colors'), 1, 16) ?? 6),
  };
  const isReencoded =
    automatic.includes('compress') || (quality !== null && transformation.quality !== null);
  const isIdentity = isUnchanged(transformation, original);
  const needsTransformation = format !== originalFormat || isReencoded || !isIdentity;
  const isUniversal =
    format === originalFormat ||
    originalFormat === 'jpg' ||
    originalFormat === 'png' ||
    originalFormat === 'gif';
  return {
    transformation: needsTransformation ? reduced(transformation, maxPixels) : null,
    variesByAccept,
    mayUseOriginal: isIdentity && requested === undefined && isUniversal,
  };
}

/** The cache key of a result. The version in it is increased when rendering changes. */
export function keyOf(hash: string, transformation: Transformation): string {
  const { region, frame } = transformation;
  const parts = [
    'drawing 4',
    hash,
    [region.left, region.top, region.width, region.height].join(),
    [transformation.width, transformation.height, transformation.part].join(),
    frame ? [frame.width, frame.height].join() : '',
    [transformation.format, transformation.quality ?? '', transformation.compressed].join(),
    transformation.blur,
    transformation.background ?? '',
    transformation.animated,
    JSON.stringify([transformation.look, transformation.extended]),
    transformation.format === 'palette' ? transformation.colours : '',
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);
}

/** Whether it shows the whole original in its size, without adjustments. */
function isUnchanged(transformation: Transformation, original: Size): boolean {
  return (
    transformation.width === original.width &&
    transformation.height === original.height &&
    transformation.region.width === original.width &&
    transformation.region.height === original.height &&
    transformation.frame === null &&
    transformation.blur === 0 &&
    transformation.background === null &&
    isUnadjusted(transformation.look)
  );
}

/** Ignores the rotation of long strips, which would have to be rendered many times as large to cover their frame. */
function limitRotation(look: Look, placement: Size): Look {
  const { width, height } = coveringSize(placement, look.turn);
  return width * height <= maxPixels ? look : { ...look, turn: 0 };
}

function placementRequest(query: URLSearchParams, mayBeAnimated: boolean) {
  const density = number(query.get('dpr'), 0.1, 5) ?? 1;
  const cropModes = commaSeparated(query.get('crop'));
  return {
    rect: rectangle(query.get('rect')),
    width: length(query.get('w') ?? query.get('width'), density),
    height: length(query.get('h') ?? query.get('height'), density),
    fit: fits.get(lowerCase(query.get('fit'))) ?? 'clip',
    aspect: ratio(query.get('ar')),
    edges: edges.filter((edge) => cropModes.includes(edge)),
    // The busiest part differs between the frames of an animation.
    entropy: !mayBeAnimated && (cropModes.includes('entropy') || cropModes.includes('edges')),
    focus: cropModes.includes('focalpoint') ? focusOf(query) : null,
    padding: Math.round((number(query.get('pad'), 0, maxPadding) ?? 0) * density),
  };
}

function focusOf(query: URLSearchParams): Focus {
  return {
    x: number(query.get('fp-x'), 0, 1) ?? 0.5,
    y: number(query.get('fp-y'), 0, 1) ?? 0.5,
    zoom: number(query.get('fp-z'), 1, 100) ?? 1,
  };
}

/** As pictures are never enlarged, `max` is the same as `clip`, and `min` as `crop`. */
const fits: ReadonlyMap<string, Fit> = new Map([
  ['clip', 'clip'],
  ['max', 'clip'],
  ['clamp', 'clamp'],
  ['crop', 'crop'],
  ['min', 'crop'],
  ['fill', 'fill'],
  ['fillmax', 'fill'],
  ['scale', 'scale'],
]);

const edges: readonly Edge[] = ['top', 'bottom', 'left', 'right'];

function length(text: string | null, density: number): number | null {
  const parsed = number(text, 0, 100_000);
  if (parsed === null || parsed === 0) return null;
  return parsed < 1 ? Math.min(1, parsed * density) : Math.max(1, parsed * density);
}

function rectangle(text: string | null): Region | null {
  const [left, top, width, height, extra] = (text ?? '')
    .split(',')
    .map((part) => number(part, -1e6, 1e6));
  if (left == null || top == null || !width || !height || extra !== undefined) return null;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

function ratio(text: string | null): number | null {
  const [width, height] = (text ?? '').split(':').map((part) => number(part, 0, 10_000));
  if (!width || height === null) return null;
  const value = width / (height ?? 1);
  return value >= 0.001 && value <= 1_000 ? value : null;
}

/** imgix allows blur from 0 to 2000; above the maximum the result looks the same and only costs more. */
function blurOf(query: URLSearchParams): number {
  const parsed = number(query.get('blur'), 0, 2_000) ?? 0;
  const sigma = Math.min(maxBlur, Math.round(parsed) / 5);
  return sigma < 0.3 ? 0 : sigma;
}

function colour(text: string | null): string | null {
  const digits = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text?.trim() ?? '')?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}
