import { crc32 } from 'node:zlib';

/**
 * Removes from a photo where it was taken: blanks the coordinates in EXIF and XMP that phones write, and leaves the
 * pixels and all other metadata unchanged. Returns null if there is no location.
 */
export function stripLocation(photo: Buffer): Buffer | null {
  const bytes = Buffer.from(photo);
  const isChanged = blankLocation(bytes);
  const isPng = bytes.subarray(0, 8).equals(pngSignature);
  const png = isPng ? repairChunks(bytes) : null;
  return png ?? (isChanged ? bytes : null);
}

/** Blanks the coordinates in EXIF and XMP wherever they stand in the bytes. Returns whether there were any. */
export function blankLocation(bytes: Buffer): boolean {
  return [blankExif(bytes), blankXmp(bytes)].includes(true);
}

const firstBoxOfVideo = Buffer.from('ftyp', 'latin1');
const boxSizeBytes = 4;
/** There is one; more may look like one. */
const maxVideos = 10;

/** Where a video may begin behind a photo, as phones put it there that record a moment with each photo. */
export function videosBehind(photo: Buffer): number[] {
  return [...placesOf(firstBoxOfVideo, photo).take(maxVideos)].map((at) => at - boxSizeBytes);
}

const tiffSignatures = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];
const gpsTag = 0x8825;
/** The TIFF types of a pointer to a directory: LONG, and IFD. */
const pointers: ReadonlySet<number> = new Set([4, 13]);
const entryBytes = 12;
const maxEntries = 512;
/** Bytes per value, indexed by TIFF type. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

/** A photo has a few dozen blocks and properties; only a file made to keep the service busy has more than these. */
const maxPlaces = 1_000;

/** The offsets at which the bytes stand in the photo, at most `maxPlaces`. */
function* placesOf(bytes: Buffer, photo: Buffer): Generator<number> {
  let at = photo.indexOf(bytes);
  for (let count = 0; at >= 0 && count < maxPlaces; count += 1) {
    yield at;
    at = photo.indexOf(bytes, at + bytes.length);
  }
}

/** Blanks every EXIF block: phones append further pictures to the first one, each with a block. */
function blankExif(photo: Buffer): boolean {
  let isChanged = false;
  for (const signature of tiffSignatures)
    for (const at of placesOf(signature, photo))
      if (blankGps(photo.subarray(at), signature[0] === 0x49)) isChanged = true;
  return isChanged;
}

function blankGps(tiff: Buffer, isLittleEndian: boolean): boolean {
  const short = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));

  /** The offsets of a directory's entries; none if it is outside the file. */
  function entriesAt(directory: number): number[] {
    if (directory < 8 || directory + 2 > tiff.length) return [];
    const count = short(directory);
    const isInFile = directory + 2 + count * entryBytes <= tiff.length;
    if (count > maxEntries || !isInFile) return [];
    return Array.from({ length: count }, (_, index) => directory + 2 + index * entryBytes);
  }

  function blankDirectory(directory: number): void {
    for (const entry of entriesAt(directory)) {
      const size = (typeBytes[short(entry + 2)] ?? 0) * long(entry + 4);
      const value = size > 4 ? long(entry + 8) : entry + 8;
      if (size > 4 && value + size <= tiff.length) tiff.fill(0, value, value + size);
      tiff.fill(0, entry, entry + entryBytes);
    }
  }

  if (tiff.length < 8) return false;
  const entries = entriesAt(long(4));
  const gpsEntry = entries.find(
    (entry) => short(entry) === gpsTag && pointers.has(short(entry + 2)) && long(entry + 4) === 1,
  );
  if (gpsEntry === undefined) return false;
  blankDirectory(long(gpsEntry + 8));
  const end = (entries.at(-1) ?? gpsEntry) + entryBytes;
  // The following entries move up, so that no trace of the entry remains.
  const next = Math.min(end + 4, tiff.length);
  tiff.copyWithin(gpsEntry, gpsEntry + entryBytes, next);
  tiff.fill(0, next - entryBytes, next);
  const count = entries.length - 1;
  if (isLittleEndian) tiff.writeUInt16LE(count, long(4));
  else tiff.writeUInt16BE(count, long(4));
  return true;
}

const xmpPrefix = Buffer.from(':GPS', 'latin1');
const gpsInXmp =
  /^:GPS\w{0,40}(?:\s{0,20}=\s{0,20}(?:"([^"]{0,300})"|'([^']{0,300})')|>([^<]{0,300})<\/)/d;

/** Overwrites the values with spaces, so that the offsets of what follows do not change. */
function blankXmp(photo: Buffer): boolean {
  let isChanged = false;
  for (const at of placesOf(xmpPrefix, photo)) {
    const text = photo.toString('latin1', at, at + 400);
    const [, ...values] = gpsInXmp.exec(text)?.indices ?? [];
    const [from, end] = values.find((value) => value !== undefined) ?? [0, 0];
    if (text.slice(from, end).trim() === '') continue;
    photo.fill(' ', at + from, at + end);
    isChanged = true;
  }
  return isChanged;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const chunkFrame = 12;

/** A PNG with corrected checksums and without chunks that hide such data; null if nothing has to change. */
function repairChunks(png: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let isChanged = false;
  for (let at = pngSignature.length; at + chunkFrame <= png.length; ) {
    const end = at + chunkFrame + png.readUInt32BE(at);
    if (end > png.length) return null;
    const chunk = png.subarray(at, end);
    at = end;
    if (isHidden(chunk)) {
      isChanged = true;
      continue;
    }
    const sum = crc32(chunk.subarray(4, -4));
    if (/^(?:eXIf|iTXt)$/.test(nameOf(chunk)) && sum !== chunk.readUInt32BE(chunk.length - 4)) {
      chunk.writeUInt32BE(sum, chunk.length - 4);
      isChanged = true;
    }
    chunks.push(chunk);
  }
  return isChanged ? Buffer.concat([pngSignature, ...chunks]) : null;
}

const nameOf = (chunk: Buffer) => chunk.toString('latin1', 4, 8);

/** EXIF and XMP that some programs write compressed or in hexadecimal, where a location cannot be blanked. */
function isHidden(chunk: Buffer): boolean {
  if (!/^(?:tEXt|zTXt|iTXt)$/.test(nameOf(chunk))) return false;
  const start = chunk.toString('latin1', 8, 48);
  return /^Raw profile type (?:exif|xmp|app1)\0/i.test(start) || isCompressedXmp(chunk);
}

function isCompressedXmp(chunk: Buffer): boolean {
  const keyword = 'XML:com.adobe.xmp\0';
  return (
    nameOf(chunk) === 'iTXt' &&
    chunk.toString('latin1', 8, 8 + keyword.length) === keyword &&
    chunk[8 + keyword.length] === 1
  );
}
