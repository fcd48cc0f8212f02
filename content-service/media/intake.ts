import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileType, isTransformable } from '@farol/server/file-types';
import type { Metadata } from 'sharp';
import { cleanName } from '../repository/safe-name.ts';
import { digestOf } from './files.ts';
import { refuseManyFrames, refuseManyParts } from './parts.ts';
import {
  DamagedPicture,
  EmptyFile,
  FileTooBig,
  TooManyPixels,
  UnknownFileType,
} from './refusals.ts';
import { type Sniffed, sniff } from './sniff.ts';
import { stripLocation, videosBehind } from './strip-location.ts';
import { stripVideoLocation } from './strip-video-location.ts';

export interface IntakeOptions {
  /** On the same disk as the media, so that a file can be moved instead of copied. */
  readonly temporaryFolder: string;
  readonly limits?: { readonly bytes?: number; readonly pixels?: number };
  /** For moves between repositories, where files have to stay byte-identical. */
  readonly keepsLocation?: boolean;
}

export const defaultLimits = { bytes: 50 * 1024 * 1024, pixels: 100_000_000 };

/** For a frame that is decoded all at once, not line by line. */
const maxBytesAtOnce = 450_000_000;

/** An uploaded file, validated and measured, but not stored yet. */
export interface TakenFile extends FileType {
  readonly temporaryPath: string;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  readonly size: number;
  /** As sent, without control characters. */
  readonly filename: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Deletes the temporary file, unless it has been moved. */
  discard(): Promise<void>;
}

/**
 * Writes an upload to a temporary file and then validates it. Throws a `MediaRefusal` for files that are not
 * accepted, and leaves nothing behind.
 */
export async function takeIn(
  upload: AsyncIterable<Uint8Array>,
  filename: string,
  options: IntakeOptions,
): Promise<TakenFile> {
  const limits = { ...defaultLimits, ...options.limits };
  await mkdir(options.temporaryFolder, { recursive: true });
  const temporaryPath = join(options.temporaryFolder, `${randomUUID()}.part`);
  const discard = () => rm(temporaryPath, { force: true });
  try {
    const written = await writeHashed(upload, temporaryPath, limits.bytes);
    if (written.size === 0) throw new EmptyFile(filename);
    const sniffed = await sniff(temporaryPath, filename);
    if (!sniffed) throw new UnknownFileType(filename);
    const { width, height } = await measure(temporaryPath, filename, sniffed, limits.pixels);
    const stripped = options.keepsLocation
      ? null
      : await withoutLocation(temporaryPath, sniffed.type.mime, limits.bytes);
    const { hash, size } = { ...written, ...stripped };
    const name = cleanName(filename);
    return { ...sniffed.type, temporaryPath, hash, size, filename: name, width, height, discard };
  } catch (fault) {
    await discard();
    throw fault;
  }
}

/** Takes the location out of a photo or a video; null if it has none. */
async function withoutLocation(path: string, mime: string, limit: number) {
  if (mime === 'video/mp4')
    return (await stripVideoLocation(path))
      ? { hash: await digestOf(createReadStream(path)) }
      : null;
  if (!isTransformable(mime)) return null;
  const photo = await readFile(path);
  const bytes = stripLocation(photo);
  const stripped = bytes && (await writeHashed([bytes], path, limit, 'w'));
  if (mime !== 'image/jpeg') return stripped;
  let isFilmed = false;
  for (const at of videosBehind(photo)) if (await stripVideoLocation(path, at)) isFilmed = true;
  return isFilmed ? { hash: await digestOf(createReadStream(path)) } : stripped;
}

async function writeHashed(
  upload: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  path: string,
  limit: number,
  flag = 'wx',
) {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, flag);
  try {
    for await (const chunk of upload) {
      size += chunk.byteLength;
      if (size > limit) throw new FileTooBig(limit);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { hash: hash.digest('hex'), size };
}

async function measure(path: string, filename: string, sniffed: Sniffed, limit: number) {
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
