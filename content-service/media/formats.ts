import type { Sharp } from 'sharp';
import { isAccepted } from './accept.ts';
import type { Size } from './geometry.ts';

export type Format = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

const mimeOf: Readonly<Record<Format, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The output for a picture: a picture, or a description of it. */
export type Output = Format | 'json' | 'blurhash' | 'palette';

export const mimeOfOutput: Readonly<Record<Output, string>> = {
  ...mimeOf,
  json: 'application/json',
  blurhash: 'text/plain; charset=utf-8',
  palette: 'application/json',
};

export function formatOf(mime: string): Format | undefined {
  return formats.find((format) => mimeOf[format] === mime);
}

const formats: readonly Format[] = ['jpg', 'png', 'webp', 'avif', 'gif'];

/** The values of the `fm` parameter. */
export const formatsByName: ReadonlyMap<string, Output> = new Map<string, Output>([
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['pjpg', 'jpg'],
  ['png', 'png'],
  ['png8', 'png'],
  ['png32', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
  ['json', 'json'],
  ['blurhash', 'blurhash'],
]);

/** Quality scales differ by format; these look the same. `q` is on the scale of JPEG. */
const defaultQualities = { jpg: 78, webp: 75, avif: 50 } as const;

export function qualityFor(format: Output, requested: number | null): number | null {
  if (format !== 'jpg' && format !== 'webp' && format !== 'avif') return null;
  if (requested === null) return defaultQualities[format];
  return Math.max(1, Math.round(format === 'avif' ? (requested * 2) / 3 : requested));
}

/** Wider ones are for large screens, where one sees how a picture was compressed. */
const widestOnPhones = 1080;
/** A picture of 640 by 853 pixels, which fills a phone, then comes with the first flight of a connection. */
const lightBytes = (pixels: number) => 5_000 + pixels / 64;
const minQuality = 26;

/**
 * A lower quality for a picture that came out heavy, or null where it is as it should be. It is heavy because it is
 * full of detail, among which one does not see the difference.
 */
export function lighterQuality(
  { format, quality, width, height }: { format: Output; quality: number | null } & Size,
  bytes: number,
): number | null {
  const wanted = lightBytes(width * height);
  if (format !== 'avif' || quality === null || width > widestOnPhones || bytes <= wanted)
    return null;
  const lighter = Math.max(minQuality, Math.round(quality * (wanted / bytes) ** 0.8));
  return lighter < quality ? lighter : null;
}

/** Effort for AVIF, 0 to 9: at 4 encoding takes a second or more per megapixel, at 1 a tenth of that. */
export const defaultAvifEffort = 4;
/** Larger pictures get less effort. */
const maxAvifEfforts = [
  { pixels: 1_500_000, effort: 9 },
  { pixels: 8_000_000, effort: 2 },
] as const;
const maxAvifPixels = 8_000_000;
/** The longest side that an encoder takes. */
const maxSides = { avif: 16_384, webp: 16_383 } as const;

interface NegotiatedPicture {
  readonly original: Format;
  /** Whether it may be animated, which would be lost in AVIF. */
  readonly mayBeAnimated: boolean;
  readonly size: Size;
}

/** The format for `auto=format`: the smallest that the client accepts. */
export function negotiateFormat(accept: string, picture: NegotiatedPicture): Format {
  const { width, height } = picture.size;
  const side = Math.max(width, height);
  const isSmall = width * height <= maxAvifPixels && side <= maxSides.avif;
  if (isSmall && !picture.mayBeAnimated && isAccepted(accept, 'image/avif')) return 'avif';
  if (side <= maxSides.webp && isAccepted(accept, 'image/webp')) return 'webp';
  // PNG is the universal fallback for still AVIF and WebP pictures, which may be transparent.
  const isUniversal = picture.original !== 'avif' && picture.original !== 'webp';
  return isUniversal ? picture.original : 'png';
}

interface Encoding {
  readonly format: Format;
  readonly quality: number | null;
  readonly pixels: number;
  /** Only for AVIF. */
  readonly effort: number;
}

export function encode(picture: Sharp, { format, quality, pixels, effort }: Encoding): Sharp {
  const withQuality = quality === null ? {} : { quality };
  switch (format) {
    case 'jpg':
      return picture.jpeg({ ...withQuality, mozjpeg: true });
    case 'webp':
      return picture.webp({ ...withQuality, effort: 4, smartSubsample: true });
    case 'avif':
      return picture.avif({
        ...withQuality,
        chromaSubsampling: '4:2:0',
        effort: Math.min(effort, maxAvifEfforts.find((step) => pixels <= step.pixels)?.effort ?? 0),
      });
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'gif':
      return picture.gif();
  }
}
