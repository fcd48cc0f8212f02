import { createHash } from 'node:crypto';
import { type Format, formatNamed, formatOf, negotiated, qualityFor } from './formats.ts';
import { type Edge, type Fit, type Placement, place, type Region, type Size } from './geometry.ts';

/** What a transformed picture shall be, in full; equal wishes are equal here, however they were written. */
export interface Transformation extends Placement {
  readonly format: Format;
  readonly quality: number | null;
  readonly blur: number;
  /** Colour behind transparent parts and of the frame, as #rrggbb. */
  readonly background: string | null;
  readonly animated: boolean;
}

/** What is known of an original. Width and height are those of the upright picture. */
export interface Original extends Size {
  readonly mime: string;
}

export interface Wish {
  /** Null where the original is what is wished for. */
  readonly transformation: Transformation | null;
  /** Whether another Accept header might have led to another answer. */
  readonly variesByAccept: boolean;
  /** Whether the original may be answered instead, where drawing it again makes it no smaller. */
  readonly originalWillDo: boolean;
}

const largestBlur = 40;

/**
 * Reads the parameters an imgix address carries, as Prismic's clients write them. Unknown ones are ignored,
 * impossible values are ignored or brought into their limits: a strange address still shows the picture.
 */
export function wishOf(query: URLSearchParams, original: Original, accept: string): Wish {
  const own = formatOf(original.mime);
  if (!own) return { transformation: null, variesByAccept: false, originalWillDo: true };
  const automatic = listed(query.get('auto'));
  const named = formatNamed.get(lower(query.get('fm')));
  const mayMove = own === 'gif' || own === 'webp';
  const placement = place(original, placementWish(query, mayMove));
  const variesByAccept = named === undefined && automatic.includes('format');
  const format = variesByAccept
    ? negotiated(accept, { original: own, mayMove, pixels: placement.width * placement.height })
    : (named ?? own);
  const quality = number(query.get('q'), 0, 100);
  const transformation: Transformation = {
    ...placement,
    format,
    quality: qualityFor(format, quality),
    blur: blurOf(query),
    background: colour(query.get('bg')) ?? colour(query.get('fill-color')),
    animated: mayMove && (format === 'gif' || format === 'webp'),
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
    'drawing 2',
    hash,
    [region.left, region.top, region.width, region.height].join(),
    [transformation.width, transformation.height, transformation.part].join(),
    frame ? [frame.width, frame.height].join() : '',
    [transformation.format, transformation.quality ?? ''].join(),
    transformation.blur,
    transformation.background ?? '',
    transformation.animated,
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
    transformation.background === null
  );
}

function placementWish(query: URLSearchParams, mayMove: boolean) {
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
  };
}

/** As nothing is made larger than it is, `clip` and `max` are one, and so are `crop` and `min`. */
const fits: ReadonlyMap<string, Fit> = new Map([
  ['clip', 'clip'],
  ['max', 'clip'],
  ['crop', 'crop'],
  ['min', 'crop'],
  ['fill', 'fill'],
  ['fillmax', 'fill'],
  ['scale', 'scale'],
]);

const edges: readonly Edge[] = ['top', 'bottom', 'left', 'right'];

function length(text: string | null, density: number): number | null {
  const wished = number(text, 0, 100_000);
  if (wished === null || wished === 0) return null;
  return wished < 1 ? Math.min(1, wished * density) : Math.max(1, wished * density);
}

function number(text: string | null, least: number, most: number): number | null {
  const trimmed = text?.trim() ?? '';
  if (!/^-?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(trimmed)) return null;
  return Math.min(most, Math.max(least, Number(trimmed)));
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
  const wished = number(query.get('blur'), 0, 2_000) ?? 0;
  const sigma = Math.min(largestBlur, Math.round(wished) / 5);
  return sigma < 0.3 ? 0 : sigma;
}

function colour(text: string | null): string | null {
  const digits = /^#?(?:[0-9a-f]{2})?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text?.trim() ?? '')?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}

function listed(text: string | null): readonly string[] {
  return lower(text)
    .split(',')
    .map((part) => part.trim());
}

function lower(text: string | null): string {
  return text?.trim().toLowerCase() ?? '';
}
