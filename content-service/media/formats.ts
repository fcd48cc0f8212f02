import type { Sharp } from 'sharp';
import { isAccepted } from './accept.ts';

export type Format = 'jpg' | 'png' | 'webp' | 'avif' | 'gif';

const mimeOf: Readonly<Record<Format, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** What can be answered of a picture: itself, or what is to be said of it. */
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

/** The values of `fm`, and of what else names a format. */
export const formatNamed: ReadonlyMap<string, Output> = new Map<string, Output>([
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

/** At the same quality to the eye, the formats count differently. `q` counts as for JPEG. */
const qualities = { jpg: 78, webp: 75, avif: 50 } as const;

export function qualityFor(format: Output, wished: number | null): number | null {
  if (format !== 'jpg' && format !== 'webp' && format !== 'avif') return null;
  if (wished === null) return qualities[format];
  return Math.max(1, Math.round(format === 'avif' ? (wished * 2) / 3 : wished));
}

/** What is spent on an AVIF, 0 to 9: at 4 it takes a second or more per megapixel, at 1 a tenth of that. */
export const avifEffort = 4;
/** Larger pictures get less. */
const avifEfforts = [
  { upTo: 1_500_000, most: 9 },
  { upTo: 8_000_000, most: 2 },
] as const;
const largestAvif = 8_000_000;

export interface Choosing {
  readonly original: Format;
  /** It may be an animation, which AVIF would stop. */
  readonly mayMove: boolean;
  readonly pixels: number;
}

/** The format for `auto=format`: the smallest the client says it reads. */
export function negotiated(accept: string, picture: Choosing): Format {
  const fitsAvif = picture.pixels <= largestAvif && !picture.mayMove;
  if (fitsAvif && isAccepted(accept, 'image/avif')) return 'avif';
  if (isAccepted(accept, 'image/webp')) return 'webp';
  // What AVIF and WebP can show and everyone can read: still pictures with transparency.
  const isRead = picture.original !== 'avif' && picture.original !== 'webp';
  return isRead ? picture.original : 'png';
}

interface Encoding {
  readonly format: Format;
  readonly quality: number | null;
  readonly pixels: number;
  /** For AVIF alone. */
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
        effort: Math.min(effort, avifEfforts.find((step) => pixels <= step.upTo)?.most ?? 0),
      });
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'gif':
      return picture.gif();
  }
}
