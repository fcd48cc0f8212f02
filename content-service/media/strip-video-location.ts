import { type FileHandle, open } from 'node:fs/promises';
import { blankLocation } from './strip-location.ts';

/**
 * Removes from a video where it was filmed, within its file, so that everything else stays where it is: the boxes in
 * which phones write it become free space, and in boxes of XMP or EXIF the coordinates are blanked. Returns whether there
 * was a location. A video may begin within the file, behind a photo.
 */
export async function stripVideoLocation(path: string, from = 0): Promise<boolean> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const { places, metadata } = await boxesWithLocation(file, from, size);
    for (const box of places) await free(file, box);
    let isChanged = places.length > 0;
    for (const box of metadata) if (await blank(file, box)) isChanged = true;
    if (isChanged) await file.sync();
    return isChanged;
  } finally {
    await file.close();
  }
}

interface Box {
  type: string;
  start: number;
  /** Where its header ends. */
  content: number;
  end: number;
}

/** A part of the file that consists of boxes, with the names of those that are numbered. */
interface Container extends Pick<Box, 'content' | 'end'> {
  names: readonly string[];
}

const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'udta', 'ilst']);
/** What Android and 3GPP write, and iPhones beside it. */
const locations: ReadonlySet<string> = new Set(['\xa9xyz', 'loci']);
/** Where programs write XMP and EXIF. */
const ofMetadata: ReadonlySet<string> = new Set(['uuid', 'XMP_']);
/** The names under which iPhones write it, and converters after them. */
const locationName = /^(?:com\.apple\.quicktime\.)?location(?![a-z])/i;

/**
 * A video has some hundreds of boxes here, five deep, and two more for each second if it is made for streaming; only a
 * file made to keep the service busy has more than these.
 */
const maxBoxes = 100_000;
const maxDepth = 8;
/** There are two or three; freeing one takes longer than finding it. */
const maxPlaces = 1_000;
const headersBytes = 4 * 1024;
const maxNamesBytes = 64 * 1024;
/** More than XMP and EXIF are; a larger box is something else. */
const maxMetadataBytes = 8 * 1024 * 1024;
const pieceBytes = 64 * 1024;

async function boxesWithLocation(file: FileHandle, from: number, size: number) {
  const found = { places: [] as Box[], metadata: [] as Box[] };
  let left = maxBoxes;
  await collect({ content: from, end: size, names: [] }, 1);
  return found;

  async function collect(container: Container, depth: number): Promise<void> {
    let names: readonly string[] = [];
    for await (const box of boxesIn(file, container)) {
      left -= 1;
      if (left < 0 || depth > maxDepth || found.places.length >= maxPlaces) return;
      if (locations.has(box.type) || locationName.test(nameOf(box, container)))
        found.places.push(box);
      else if (ofMetadata.has(box.type)) found.metadata.push(box);
      else if (box.type === 'keys') names = await namesIn(file, box);
      else if (box.type === 'meta')
        await collect({ ...(await insideMeta(file, box)), names }, depth + 1);
      else if (containers.has(box.type)) await collect({ ...box, names }, depth + 1);
    }
  }
}

/** As long as they are whole. Small ones that follow one another are read at once. */
async function* boxesIn(
  file: FileHandle,
  { content, end }: Pick<Box, 'content' | 'end'>,
): AsyncGenerator<Box> {
  let piece: { start: number; bytes: Buffer } = { start: content, bytes: Buffer.alloc(0) };
  for (let start = content; start + 8 <= end; ) {
    if (start + 16 > piece.start + piece.bytes.length)
      piece = { start, bytes: await read(file, start, headersBytes) };
    const header = piece.bytes.subarray(start - piece.start);
    const given = header.readUInt32BE(0);
    const headerBytes = given === 1 ? 16 : 8;
    // A size of 1 means that a longer number follows, and 0 that it is the last box.
    const size =
      given === 1 ? Number(header.readBigUInt64BE(8)) : given === 0 ? end - start : given;
    if (size < headerBytes || start + size > end) return;
    const type = header.toString('latin1', 4, 8);
    yield { type, start, content: start + headerBytes, end: start + size };
    start += size;
  }
}

/** QuickTime's box of metadata begins with its boxes, that of MPEG with a version of 0. */
async function insideMeta(file: FileHandle, { content, end }: Box) {
  const isVersioned = (await read(file, content, 4)).readUInt32BE(0) === 0;
  return { content: isVersioned ? content + 4 : content, end };
}

/** The names of numbered boxes, whose type is a number from 1. */
async function namesIn(file: FileHandle, { content, end }: Box): Promise<string[]> {
  const bytes = await read(file, content, Math.min(end - content, maxNamesBytes));
  const names: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) break;
    names.push(bytes.toString('latin1', at + 8, at + size));
    at += size;
  }
  return names;
}

function nameOf({ type }: Box, { names }: Container): string {
  return names[Buffer.from(type, 'latin1').readUInt32BE(0) - 1] ?? '';
}

/** Zeros where the file ends earlier. */
async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, at);
  return bytes;
}

async function blank(file: FileHandle, { content, end }: Box): Promise<boolean> {
  if (end - content > maxMetadataBytes) return false;
  const bytes = await read(file, content, end - content);
  if (!blankLocation(bytes)) return false;
  await file.write(bytes, 0, bytes.length, content);
  return true;
}

async function free(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write('free', start + 4, 'latin1');
  const zeros = Buffer.alloc(Math.min(end - content, pieceBytes));
  for (let at = content; at < end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at);
}
