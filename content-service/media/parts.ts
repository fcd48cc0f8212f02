import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { own } from '@farol/content-model';
import { TooManyFrames, TooManyParts } from './refusals.ts';

/** A picture has a few dozen, and one for each few kilobytes of its pixels. */
const maxParts = 100_000;
/** Finding the frames of a WebP takes a time that grows with the square of their number. */
const maxFrames = 10_000;
/** What all compressed texts of a PNG may unpack to: together with its size, they are read as a whole. */
const maxTextBytes = 32 * 1024 * 1024;
/** What a broken one counts, as much as it may unpack before it breaks off. */
const brokenTextBytes = 1024 * 1024;

interface Part {
  name: string;
  content: Buffer;
}

/** What a picture consists of, before anything is decoded. */
const partsOf: Readonly<Record<string, (picture: Buffer) => Generator<Part>>> = {
  png: pngChunks,
  webp: webpChunks,
  jpg: jpgSegments,
  avif: avifBoxes,
};

/** Refuses what would take seconds or gigabytes only to learn its size, during which others wait. */
export async function refuseManyParts(path: string, filename: string, extension: string) {
  const parts = own(partsOf, extension);
  if (!parts) return;
  let count = 0;
  let frames = 0;
  let textBytes = 0;
  for (const part of parts(await readFile(path))) {
    count += 1;
    if (part.name === 'ANMF') frames += 1;
    if (extension === 'png') textBytes += await unpackedBytes(part, maxTextBytes - textBytes);
    if (count > maxParts || textBytes > maxTextBytes) throw new TooManyParts(filename);
  }
  refuseManyFrames(frames);
}

export function refuseManyFrames(frames: number): void {
  if (frames > maxFrames) throw new TooManyFrames(frames, maxFrames);
}

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** More than the limit if there are more, however many. */
async function unpackedBytes(part: Part, limit: number): Promise<number> {
  const packed = packedText(part);
  if (!packed) return 0;
  try {
    return (await unpack(packed, { maxOutputLength: Math.max(1, limit) })).length;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? limit + 1
      : brokenTextBytes;
  }
}

/** `keyword 0 method text` in zTXt, `keyword 0 isPacked method language 0 keyword 0 text` in iTXt. */
function packedText({ name, content }: Part): Buffer | null {
  const end = content.indexOf(0);
  if (name === 'zTXt') return content.subarray(end + 2);
  if (name !== 'iTXt' || content[end + 1] !== 1) return null;
  return content.subarray(content.indexOf(0, content.indexOf(0, end + 3) + 1) + 1);
}

const named = (picture: Buffer, at: number) => picture.toString('latin1', at, at + 4);

function* pngChunks(picture: Buffer): Generator<Part> {
  for (let at = 8; at + 12 <= picture.length; ) {
    const length = picture.readUInt32BE(at);
    const name = named(picture, at + 4);
    if (name === 'IEND') return;
    yield { name, content: picture.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function* webpChunks(file: Buffer): Generator<Part> {
  // Whatever is behind the picture is not read.
  const picture = file.subarray(0, 8 + file.readUInt32LE(4));
  for (let at = 12; at + 8 <= picture.length; ) {
    const length = picture.readUInt32LE(at + 4);
    yield { name: named(picture, at), content: picture.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
}

const startOfScan = 0xda;

/** Whether a length follows: not after a filling byte, nor after TEM and RST0 to EOI, which stand alone. */
function hasLength(marker: number): boolean {
  return marker > 1 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd9);
}

function* jpgSegments(picture: Buffer): Generator<Part> {
  for (let at = picture.indexOf(0xff, 2); at >= 0 && at + 4 <= picture.length; ) {
    const marker = picture[at + 1] ?? 0;
    if (marker === startOfScan) return;
    yield { name: marker.toString(16), content: picture.subarray(at + 4) };
    at = picture.indexOf(0xff, hasLength(marker) ? at + 2 + picture.readUInt16BE(at + 2) : at + 1);
  }
}

function* avifBoxes(picture: Buffer): Generator<Part> {
  for (let at = 0; at + 8 <= picture.length; ) {
    const length = picture.readUInt32BE(at);
    yield { name: named(picture, at + 4), content: picture.subarray(at + 8, at + length) };
    // A box of another length is the last one, or longer than four bytes can say.
    if (length < 8) return;
    at += length;
  }
}
