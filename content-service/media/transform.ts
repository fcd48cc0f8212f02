import { createHash } from 'node:crypto';
import { formatNamed, formatOf, negotiated, type Output, qualityFor } from './formats.ts';
import {
  type Edge,
  type Fit,
  type Focus,
  type Placement,
  place,
  type Region,
  type Size,
} from './geometry.ts';
import { covering, isPlain, isTurned, type Look, lookOf } from './look.ts';
import { listed, lower, number } from './parameters.ts';

/** What a transformed picture shall be, in full; equal wishes are equal here, however they were written. */
export interface Transformation extends Placement {
  readonly format: Output;
  readonly quality: number | null;
  readonly blur: number;
  /** Colour behind transparent parts and of the frame, as #rrggbb. */
  readonly background: string | null;
  readonly animated: boolean;
  readonly look: Look;
  /** The frame is filled with the pixels at the edge of the picture. */
  readonly extended: boolean;
  /** How many colours a palette has. */
  readonly colours: number;
}

/** What is known of an original. Width and height are those of the upright picture. */
export interface Original extends Size {
  readonly mime: string;
}

export interface PictureRequest {
  /** Null where the original is what is wished for. */
  readonly transformation: Transformation | null;
  /** Whether another Accept header might have led to another answer. */
  readonly variesByAccept: boolean;
  /** Whether the original may be answered instead, where drawing it again makes it no smaller. */
  readonly originalWillDo: boolean;
}

const largestBlur = 40;
const largestPadding = 1_000;
const largestTurned = 24_000_000;

/**
 * Reads the parameters an imgix address carries, as Prismic's clients write them. Unknown ones are ignored,
 * impossible values are ignored or brought into their limits: a strange address still shows the picture.
 */
export function readPictureRequest(
  query: URLSearchParams,
  original: Original,
  accept: string,
): PictureRequest {
  const own = formatOf(original.mime);
  if (!own) return { transformation: null, variesByAccept: false, originalWillDo: true };
  const automatic = listed(query.get('auto'));
  const named =
    lower(query.get('palette')) === 'json' ? 'palette' : formatNamed.get(lower(query.get('fm')));
  const mayMove = own === 'gif' || own === 'webp';
  const placement = place(original, placementRequest(query, mayMove));
  const variesByAccept = named === undefined && automatic.includes('format');
  const format = variesByAccept
    ? negotiated(accept, { original: own, mayMove, pixels: placement.width * placement.height })
    : (named ?? own);
  const quality = number(query.get('q'), 0, 100);
  const look = withinReach(lookOf(query, colour(query.get('mono'))), placement);
  const transformation: Transformation = {
    ...placement,
    format,
    quality: qualityFor(format, quality),
    blur: blurOf(query),
    background: colour(query.get('bg')) ?? colour(query.get('fill-color')),
    animated: mayMove && (format === 'gif' || format === 'webp') && !isTurned(look),
    look,
    extended: placement.frame !== null && lower(query.get('fit')) === 'clamp',
    colours: Math.round(number(query.get('colors'), 1, 16) ?? 6),
  };
  const reencoded =
    automatic.includes('compress') || (quality !== null && transformation.quality !== null);
  const unchanged = isUnchanged(transformation, original);
  const isAsked = format !== own || reencoded || !unchanged;
  const everyoneReadsIt = format === own || own === 'jpg' || own === 'png' || own === 'gif';
  return {
    transformation: isAsked ? transformation : null,
    variesByAccept,
    originalWillDo: unchanged && named === undefined && everyoneReadsIt,
  };
}

/** The same for every way of wishing the same; starts anew when the drawing itself changes. */
export function keyOf(hash: string, transformation: Transformation): string {
  const { region, frame } = transformation;
  const parts = [
    'drawing 3',
    hash,
    [region.left, region.top, region.width, region.height].join(),
    [transformation.width, transformation.height, transformation.part].join(),
    frame ? [frame.width, frame.height].join() : '',
    [transformation.format, transformation.quality ?? ''].join(),
    transformation.blur,
    transformation.background ?? '',
    transformation.animated,
    JSON.stringify([transformation.look, transformation.extended]),
    transformation.format === 'palette' ? transformation.colours : '',
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);
}

/** Whether it shows the whole original, at its own size, as it is. */
function isUnchanged(transformation: Transformation, original: Size): boolean {
  return (
    transformation.width === original.width &&
    transformation.height === original.height &&
    transformation.region.width === original.width &&
    transformation.region.height === original.height &&
    transformation.frame === null &&
    transformation.blur === 0 &&
    transformation.background === null &&
    isPlain(transformation.look)
  );
}

/** A long strip that is turned would have to be drawn many times as large. */
function withinReach(look: Look, placement: Size): Look {
  const { width, height } = covering(placement, look.turn);
  return width * height <= largestTurned ? look : { ...look, turn: 0 };
}

function placementRequest(query: URLSearchParams, mayMove: boolean) {
  const density = number(query.get('dpr'), 0.1, 5) ?? 1;
  const sides = listed(query.get('crop'));
  return {
    rect: rectangle(query.get('rect')),
    width: length(query.get('w') ?? query.get('width'), density),
    height: length(query.get('h') ?? query.get('height'), density),
    fit: fits.get(lower(query.get('fit'))) ?? 'clip',
    aspect: ratio(query.get('ar')),
    edges: edges.filter((edge) => sides.includes(edge)),
    // The busiest part of one frame is not that of the next.
    entropy: !mayMove && (sides.includes('entropy') || sides.includes('edges')),
    focus: sides.includes('focalpoint') ? focusOf(query) : null,
    padding: Math.round((number(query.get('pad'), 0, largestPadding) ?? 0) * density),
  };
}

function focusOf(query: URLSearchParams): Focus {
  return {
    x: number(query.get('fp-x'), 0, 1) ?? 0.5,
    y: number(query.get('fp-y'), 0, 1) ?? 0.5,
    zoom: number(query.get('fp-z'), 1, 100) ?? 1,
  };
}

/** As nothing is made larger than it is, `clip` and `max` are one, and so are `crop` and `min`. */
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
  const [left, top, width, height, more] = (text ?? '')
    .split(',')
    .map((part) => number(part, -1e6, 1e6));
  if (left == null || top == null || !width || !height || more !== undefined) return null;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

function ratio(text: string | null): number | null {
  const [width, height] = (text ?? '').split(':').map((part) => number(part, 0, 10_000));
  if (!width || height === null) return null;
  const found = width / (height ?? 1);
  return found >= 0.001 && found <= 1_000 ? found : null;
}

/** imgix counts blur from 0 to 2000; beyond a certain point more of it is only more work. */
function blurOf(query: URLSearchParams): number {
  const parsed = number(query.get('blur'), 0, 2_000) ?? 0;
  const sigma = Math.min(largestBlur, Math.round(parsed) / 5);
  return sigma < 0.3 ? 0 : sigma;
}

function colour(text: string | null): string | null {
  const digits = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text?.trim() ?? '')?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}
