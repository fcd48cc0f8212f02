import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanName } from '../repository/safe-name.ts';
import { type FileType, isTransformable } from './kinds.ts';
import {
  DamagedPicture,
  EmptyFile,
  FileTooBig,
  TooManyPixels,
  UnknownFileType,
} from './refusals.ts';
import { type Sniffed, sniff } from './sniff.ts';
import { withoutPlace } from './without-place.ts';

export interface IntakeOptions {
  /** On the same disk as the media, so that a file taken in needs no second copy. */
  readonly temporaryFolder: string;
  readonly limits?: { readonly bytes?: number; readonly pixels?: number };
  /** Of what is moved from one repository to another, which stays the same byte for byte. */
  readonly keepsPlaces?: boolean;
}

export const defaultLimits = { bytes: 50 * 1024 * 1024, pixels: 100_000_000 };

/** A file that was uploaded, measured and found good, not yet kept. */
export interface TakenFile extends FileType {
  readonly temporaryPath: string;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  readonly size: number;
  /** As it was sent. */
  readonly filename: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Removes the temporary file; does nothing where it has been moved away. */
  discard(): Promise<void>;
}

/**
 * Takes an upload in: its bytes go to a temporary file as they come, and only then is it looked at.
 * Throws a `MediaRefusal` for what is not taken, and leaves nothing behind.
 */
export async function takeIn(
  upload: AsyncIterable<Uint8Array>,
  named: string,
  options: IntakeOptions,
): Promise<TakenFile> {
  const limits = { ...defaultLimits, ...options.limits };
  await mkdir(options.temporaryFolder, { recursive: true });
  const temporaryPath = join(options.temporaryFolder, `${randomUUID()}.part`);
  const discard = () => rm(temporaryPath, { force: true });
  try {
    const written = await writeAside(upload, temporaryPath, limits.bytes);
    if (written.size === 0) throw new EmptyFile(named);
    const sniffed = await sniff(temporaryPath, named);
    if (!sniffed) throw new UnknownFileType(named);
    const { width, height } = await measure(temporaryPath, named, sniffed, limits.pixels);
    const isPhoto = isTransformable(sniffed.type.mime) && !options.keepsPlaces;
    const forgotten = isPhoto ? await forgetPlace(temporaryPath, limits.bytes) : null;
    const { hash, size } = forgotten ?? written;
    const filename = cleanName(named);
    return { ...sniffed.type, temporaryPath, hash, size, filename, width, height, discard };
  } catch (fault) {
    await discard();
    throw fault;
  }
}

/** Writes the photo again without the place where it was taken; null where it names none. */
async function forgetPlace(path: string, limit: number) {
  const bytes = withoutPlace(await readFile(path));
  return bytes && writeAside([bytes], path, limit, 'w');
}

async function writeAside(
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

async function measure(path: string, named: string, sniffed: Sniffed, limit: number) {
  if (sniffed.svg) return sniffed.svg;
  if (sniffed.type.kind !== 'image') return { width: null, height: null };
  const picture = await headerOf(path, named, sniffed.type.extension);
  const frames = picture.pages ?? 1;
  const { width, height } = picture.autoOrient;
  if (width * height * frames > limit) throw new TooManyPixels(width, height, frames, limit);
  return { width, height };
}

async function headerOf(path: string, named: string, extension: string) {
  const { default: sharp } = await import('sharp');
  try {
    // Only the header is read here, whatever size it claims: the limit is ours to check and to explain.
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new DamagedPicture(named, extension, { cause });
  }
}
