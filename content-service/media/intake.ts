import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileType, isTransformable } from '@farol/server/file-types';
import { cleanName } from '../repository/safe-name.ts';
import { digestOf } from './files.ts';
import { measure } from './measure.ts';
import { EmptyFile, FileTooBig, UnknownFileType } from './refusals.ts';
import { sniff } from './sniff.ts';
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
    const picture = { path: temporaryPath, filename };
    const { width, height } = await measure(picture, sniffed, limits.pixels);
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
