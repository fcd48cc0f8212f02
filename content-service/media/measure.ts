import type { Metadata } from 'sharp';
import { refuseManyFrames, refuseManyParts } from './parts.ts';
import { DamagedPicture, TooManyPixels } from './refusals.ts';
import type { Sniffed } from './sniff.ts';

/** For a frame that is decoded all at once, not line by line. */
const maxBytesAtOnce = 450_000_000;

/** The size of a picture, as its header says. Throws a `MediaRefusal` for one that takes too much to draw. */
export async function measure(
  { path, filename }: { path: string; filename: string },
  sniffed: Sniffed,
  limit: number,
) {
  if (sniffed.svg) return sniffed.svg;
  if (sniffed.type.kind !== 'image') return { width: null, height: null };
  const { extension } = sniffed.type;
  await refuseManyParts(path, filename, extension);
  const picture = await readHeader(path, filename, extension);
  const frames = picture.pages ?? 1;
  refuseManyFrames(frames);
  const { width, height } = picture.autoOrient;
  if (width * height * frames > limit) throw new TooManyPixels(width, height, frames, limit);
  const frameLimit = Math.min(limit, Math.floor(maxBytesAtOnce / bytesAtOnce(picture, extension)));
  if (width * height > frameLimit) throw new TooManyPixels(width, height, frames, frameLimit);
  return { width, height };
}

/** The memory that decoding takes for each pixel; 0 for what is decoded line by line. */
function bytesAtOnce(picture: Metadata, extension: string): number {
  const { channels, chromaSubsampling, depth, isProgressive } = picture;
  if (extension === 'webp') return 9;
  if (extension === 'avif') return 18;
  if (!isProgressive) return 0;
  if (extension === 'png') return depth === 'ushort' ? channels * 2 : channels;
  // Two bytes for each coefficient of a JPEG.
  return chromaSubsampling === '4:2:0' ? 3 : channels * 2;
}

async function readHeader(path: string, filename: string, extension: string) {
  const { default: sharp } = await import('sharp');
  try {
    // Reads only the header, without sharp's limit, so that `measure` can refuse with its own message.
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new DamagedPicture(filename, extension, { cause });
  }
}
