import { crc32 } from 'node:zlib';

/**
 * A photo without the place where it was taken, which phones write into it: the coordinates of EXIF and XMP are gone,
 * every pixel and everything else stays. Answers null where it names no place.
 */
export function withoutPlace(photo: Buffer): Buffer | null {
  const bytes = Buffer.from(photo);
  const isChanged = [blankExif(bytes), blankXmp(bytes)].includes(true);
  const isPng = bytes.subarray(0, 8).equals(pngSignature);
  const png = isPng ? withReadableChunks(bytes) : null;
  return png ?? (isChanged ? bytes : null);
}

const tiffBeginnings = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];
const GPS_TAG = 0x8825;
const LONG = 4;
const ENTRY_BYTES = 12;
const MOST_ENTRIES = 512;
/** By the number of the type. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Every block of EXIF: phones put further pictures behind the first one, each with its own. */
function blankExif(bytes: Buffer): boolean {
  let isChanged = false;
  for (const beginning of tiffBeginnings)
    for (let at = bytes.indexOf(beginning); at >= 0; at = bytes.indexOf(beginning, at + 4))
      if (blankPlaceOf(bytes.subarray(at), beginning[0] === 0x49)) isChanged = true;
  return isChanged;
}

function blankPlaceOf(tiff: Buffer, isLittle: boolean): boolean {
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));

  /** The entries of a directory, each as its beginning; none where it does not lie in the file. */
  function entriesAt(directory: number): number[] {
    if (directory < 8 || directory + 2 > tiff.length) return [];
    const count = short(directory);
    const isThere = directory + 2 + count * ENTRY_BYTES <= tiff.length;
    if (count > MOST_ENTRIES || !isThere) return [];
    return Array.from({ length: count }, (_, index) => directory + 2 + index * ENTRY_BYTES);
  }

  function blankDirectory(directory: number): void {
    for (const entry of entriesAt(directory)) {
      const size = (typeBytes[short(entry + 2)] ?? 0) * long(entry + 4);
      const value = size > 4 ? long(entry + 8) : entry + 8;
      if (size > 4 && value + size <= tiff.length) tiff.fill(0, value, value + size);
      tiff.fill(0, entry, entry + ENTRY_BYTES);
    }
  }

  if (tiff.length < 8) return false;
  const entries = entriesAt(long(4));
  const place = entries.find(
    (entry) => short(entry) === GPS_TAG && short(entry + 2) === LONG && long(entry + 4) === 1,
  );
  if (place === undefined) return false;
  blankDirectory(long(place + 8));
  const end = (entries.at(-1) ?? place) + ENTRY_BYTES;
  // What comes behind the entry moves up to it, so that nothing says there was one.
  const next = Math.min(end + 4, tiff.length);
  tiff.copyWithin(place, place + ENTRY_BYTES, next);
  tiff.fill(0, next - ENTRY_BYTES, next);
  const count = entries.length - 1;
  if (isLittle) tiff.writeUInt16LE(count, long(4));
  else tiff.writeUInt16BE(count, long(4));
  return true;
}

const placeInXmp =
  /^:GPS\w{0,40}(?:\s{0,20}=\s{0,20}(?:"([^"]{0,300})"|'([^']{0,300})')|>([^<]{0,300})<\/)/;

/** The values become blanks, so that nothing behind them moves. */
function blankXmp(bytes: Buffer): boolean {
  let isChanged = false;
  for (let at = bytes.indexOf(':GPS'); at >= 0; at = bytes.indexOf(':GPS', at + 4)) {
    const found = placeInXmp.exec(bytes.toString('latin1', at, at + 400));
    const value = found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
    if (!found || value.trim() === '') continue;
    const from = at + found[0].indexOf(value);
    bytes.fill(' ', from, from + value.length);
    isChanged = true;
  }
  return isChanged;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const CHUNK_FRAME = 12;

/** A PNG whose chunks fit their checksums again, without those that hide such data; null where all is well. */
function withReadableChunks(png: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let isChanged = false;
  for (let at = pngSignature.length; at + CHUNK_FRAME <= png.length; ) {
    const end = at + CHUNK_FRAME + png.readUInt32BE(at);
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

/** EXIF and XMP that some programs write compressed or in hexadecimal, where no place can be blanked. */
function isHidden(chunk: Buffer): boolean {
  if (!/^(?:tEXt|zTXt|iTXt)$/.test(nameOf(chunk))) return false;
  const begins = chunk.toString('latin1', 8, 48);
  return /^Raw profile type (?:exif|xmp|app1)\0/i.test(begins) || isCompressedXmp(chunk);
}

function isCompressedXmp(chunk: Buffer): boolean {
  const keyword = 'XML:com.adobe.xmp\0';
  return (
    nameOf(chunk) === 'iTXt' &&
    chunk.toString('latin1', 8, 8 + keyword.length) === keyword &&
    chunk[8 + keyword.length] === 1
  );
}
