import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import exif from 'exif-reader';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { workedMs } from '../../testing/processor-time.ts';
import { takeIn } from './intake.ts';
import { HeicPhoto } from './refusals.ts';
import { stripLocation } from './strip-location.ts';

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '38/1 42/1 3175/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '9/1 8/1 1234/100',
};
/** As written by a phone, with an EXIF block. */
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#08f' } }).withExif({
    IFD0: { Make: 'Phone', Copyright: 'Ana', Orientation: '6' },
    IFD2: { DateTimeOriginal: '2026:05:01 10:00:00' },
    IFD3: place,
  });

async function taken(content: Buffer, named = 'IMG_1.jpg') {
  const temporaryFolder = await newFolder();
  const file = await takeIn(Readable.from([content]), named, { temporaryFolder });
  return { file, bytes: await readFile(file.temporaryPath) };
}

async function exifOf(bytes: Buffer) {
  const { exif: block } = await sharp(bytes).metadata();
  if (!block) throw new Error('There is no EXIF.');
  return exif(block);
}

it.each<[string, (each: Sharp) => Sharp]>([
  ['jpg', (each) => each.jpeg()],
  ['png', (each) => each.png()],
  ['webp', (each) => each.webp()],
  ['avif', (each) => each.avif()],
])('a photo in %s keeps everything but the place', async (extension, as) => {
  const content = await as(photo()).toBuffer();
  expect((await exifOf(content)).GPSInfo?.GPSLatitude).toEqual([38, 42, 31.75]);
  const { file, bytes } = await taken(content, `IMG_1.${extension}`);
  const { Image, Photo, GPSInfo } = await exifOf(bytes);
  expect(GPSInfo).toBeUndefined();
  expect(Image).toMatchObject({ Make: 'Phone', Copyright: 'Ana' });
  expect(Photo?.DateTimeOriginal).toBeInstanceOf(Date);
  expect(bytes.includes(Buffer.from([38, 0, 0, 0, 1, 0, 0, 0]))).toBe(false);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(content).raw().toBuffer());
  expect(file).toMatchObject({ extension, size: bytes.length });
  expect((await taken(bytes)).file.hash).toBe(file.hash);
});

/** Big-endian, as written by many cameras: one entry beside the location, whose data are behind both. */
function bigEndianExif(pointerType = 4): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4 + 2 + 12 + 4 + 24);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  entry(10, 0x0112, 3, 1, 6 << 16);
  entry(22, 0x8825, pointerType, 1, 38);
  tiff.writeUInt16BE(1, 38);
  entry(40, 2, 5, 3, 56);
  for (const [index, part] of [38, 1, 42, 1, 31, 1].entries())
    tiff.writeUInt32BE(part, 56 + index * 4);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);

  function entry(at: number, tag: number, type: number, count: number, value: number) {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    tiff.writeUInt32BE(value, at + 8);
  }
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description dc:creator="Ana"
 exif:GPSLatitude="38,42.5N" exif:GPSLongitude = '9,8W'><exif:GPSAltitude>12/1</exif:GPSAltitude>
</rdf:Description></rdf:RDF></x:xmpmeta>`;

function withSegment(jpeg: Buffer, content: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

const plain = () => sharp({ create: { width: 4, height: 3, channels: 3, background: '#08f' } });

it('a location to which another type of pointer leads', () => {
  const stripped = stripLocation(bigEndianExif(13));
  expect(stripped).toEqual(stripLocation(bigEndianExif()));
  expect(stripped?.includes(Buffer.from([0, 0, 0, 38, 0, 0, 0, 1]))).toBe(false);
});

it('the other byte order, XMP, and the second picture behind the first', async () => {
  const jpeg = await plain().jpeg().toBuffer();
  const words = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`, 'latin1');
  const second = withSegment(jpeg, bigEndianExif());
  const content = Buffer.concat([withSegment(second, words), second]);
  const { bytes } = await taken(content);
  const { Image, GPSInfo } = await exifOf(bytes);
  expect([Image?.Orientation, GPSInfo]).toEqual([6, undefined]);
  expect(bytes.length).toBe(content.length);
  const text = bytes.toString('latin1');
  expect(text).toContain('dc:creator="Ana"');
  for (const word of ['38,42.5N', '9,8W', '12/1', '\0\0\0&\0\0\0\x01\0\0\0*']) {
    expect(content.toString('latin1')).toContain(word);
    expect(text).not.toContain(word);
  }
});

it('a PNG that hides it compressed or in hexadecimal', async () => {
  const png = await plain().png().toBuffer();
  const chunks = [
    chunk('zTXt', `Raw profile type exif\0\0${deflateSync('38').toString('latin1')}`),
    chunk('tEXt', 'Raw profile type APP1\0\nexif\n 4\n33382c34'),
    chunk('iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0x'),
    chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`),
    chunk('tEXt', 'Author\0Ana'),
  ];
  const content = Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
  const { bytes } = await taken(content, 'x.png');
  const text = bytes.toString('latin1');
  for (const word of ['Raw profile', '33382c34', '38,42.5N', '\0\x01\0\0\0x'])
    expect(text).not.toContain(word);
  expect(text).toContain('Author\0Ana');
  // All checksums are correct.
  expect(await sharp(bytes, { failOn: 'warning' }).raw().toBuffer()).toHaveLength(36);

  function chunk(name: string, content: string): Buffer {
    const body = Buffer.from(name + content, 'latin1');
    const frame = Buffer.alloc(4);
    frame.writeUInt32BE(body.length - 4);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([frame, body, sum]);
  }
});

it('what XMP says in words that are also its names', () => {
  const texts = [
    '<rdf exif:GPSProcessingMethod="GPS" exif:GPSTrackRef="T"/>',
    "<rdf exif:GPSAreaInformation='Area'/>",
    '<exif:GPSProcessingMethod>GPS</exif:GPSProcessingMethod>',
  ];
  expect(texts.map((text) => stripLocation(Buffer.from(text))?.toString())).toEqual([
    '<rdf exif:GPSProcessingMethod="   " exif:GPSTrackRef=" "/>',
    "<rdf exif:GPSAreaInformation='    '/>",
    '<exif:GPSProcessingMethod>   </exif:GPSProcessingMethod>',
  ]);
});

it('photos without a location are unchanged, and broken ones do not crash the service', async () => {
  expect(stripLocation(await plain().jpeg().toBuffer())).toBeNull();
  const broken = bigEndianExif();
  for (let at = 6; at < broken.length; at += 1) {
    const cut = Buffer.from(broken);
    cut.fill(0xff, at, Math.min(at + 4, cut.length));
    for (const each of [cut, broken.subarray(0, at)]) stripLocation(each);
  }
  // Each header is followed by a directory of 512 entries.
  const many = Buffer.alloc(4_000_000, Buffer.from('II*\0\x08\0\0\0\0\x02:GPS', 'latin1'));
  const begun = workedMs();
  stripLocation(many);
  expect(workedMs() - begun).toBeLessThan(1_000);
});

it('what is moved from one repository to another stays the same', async () => {
  const content = await photo().jpeg().toBuffer();
  const temporaryFolder = await newFolder();
  const kept = { temporaryFolder, keepsLocation: true };
  const { temporaryPath } = await takeIn(Readable.from([content]), 'a.jpg', kept);
  expect(await readFile(temporaryPath)).toEqual(content);
});

it('a HEIC photo is refused with instructions', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
  const fault = await taken(heic, 'IMG_2.HEIC').catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(HeicPhoto);
  expect(String(fault)).toContain('Most Compatible');
});
