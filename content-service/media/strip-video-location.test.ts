import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { workedMs } from '../../testing/processor-time.ts';
import { takeIn } from './intake.ts';
import { stripVideoLocation } from './strip-video-location.ts';

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

function box(type: string | number, ...contents: (Buffer | string)[]): Buffer {
  const content = contents.map((each) => (typeof each === 'string' ? Buffer.from(each) : each));
  const size = content.reduce((sum, { length }) => sum + length, 8);
  const name = typeof type === 'number' ? numbers(type) : Buffer.from(type, 'latin1');
  return Buffer.concat([numbers(size), name, ...content]);
}

/** The same with its size in eight bytes. */
function longBox(type: string, content: Buffer): Buffer {
  return Buffer.concat([numbers(1), Buffer.from(type), numbers(0, content.length + 16), content]);
}

const place = '+38.7223-009.1393/';
const words = (text: string) =>
  Buffer.concat([Buffer.from([0, text.length, 0x15, 0xc7]), Buffer.from(text)]);
const data = (text: string) => box('data', numbers(1, 0), text);
const ofAndroid = box('\xa9xyz', words(place));
const of3gpp = box('loci', numbers(0), '\0\0Home\0\0', numbers(0xfff6dc00, 0x0026b8e7, 0), '\0\0');
const ofTunes = box('\xa9xyz', data(place));
const names = ['com.apple.quicktime.make', 'com.apple.quicktime.location.ISO6709', 'location-eng'];
const keys = box('keys', numbers(0, names.length), ...names.map((name) => box('mdta', name)));
const items = [data('Phone'), data(place), data(place)].map((item, index) => box(index + 1, item));
const ofApple = items[1] ?? Buffer.alloc(0);
const ofConverters = items[2] ?? Buffer.alloc(0);

const handler = box('hdlr', numbers(0, 0), 'mdta', numbers(0, 0, 0));
const track = box('trak', box('tkhd', numbers(1, 2, 3)), box('udta', of3gpp));
const head = box('ftyp', 'isom', numbers(512), 'isomiso2avc1mp41');
const video = Buffer.concat([
  head,
  longBox('mdat', Buffer.from(`What is filmed may say ${place} or \xa9xyz`, 'latin1')),
  box(
    'moov',
    box('mvhd', numbers(0, 1, 2)),
    track,
    box('meta', handler, keys, box('ilst', ...items)),
    box(
      'udta',
      box('\xa9mak', words('Phone')),
      ofAndroid,
      box('meta', numbers(0), handler, box('ilst', box('\xa9nam', data('Lisbon')), ofTunes)),
      numbers(0),
    ),
  ),
]);

async function taken(content: Buffer, keepsLocation = false) {
  const temporaryFolder = await newFolder();
  const options = { temporaryFolder, keepsLocation };
  const file = await takeIn(Readable.from([content]), 'VID_1.mp4', options);
  return { file, bytes: await readFile(file.temporaryPath) };
}

/** The video with free space where a location was. */
function expected(): Buffer {
  const bytes = Buffer.from(video);
  for (const each of [ofAndroid, of3gpp, ofTunes, ofApple, ofConverters]) {
    const at = bytes.indexOf(each);
    bytes.fill(0, at + 8, at + each.length);
    bytes.write('free', at + 4, 'latin1');
  }
  return bytes;
}

it('a video keeps everything but the place, where it was', async () => {
  const { file, bytes } = await taken(video);
  expect(bytes).toEqual(expected());
  expect(file).toMatchObject({
    extension: 'mp4',
    size: video.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
  });
  expect((await taken(bytes)).file.hash).toBe(file.hash);
});

const blue = { create: { width: 4, height: 3, channels: 3, background: '#08f' } } as const;
const photo = await sharp(blue).jpeg().toBuffer();

it('a video that a phone put behind a photo keeps everything but the place', async () => {
  const both = Buffer.concat([photo, video]);
  const { file, bytes } = await taken(both);
  expect(bytes).toEqual(Buffer.concat([photo, expected()]));
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(file).toMatchObject({ extension: 'jpg', size: both.length, hash });
  expect((await taken(both, true)).bytes).toEqual(both);
});

it('a video that is moved from one repository to another stays the same', async () => {
  expect((await taken(video, true)).bytes).toEqual(video);
});

const xmp = (text: string) =>
  `<x:xmpmeta><rdf:Description dc:creator="Ana" exif:GPSLatitude="${text}"><exif:GPSLongitude>${text}</exif:GPSLongitude></rdf:Description></x:xmpmeta>`;
const uuidOfXmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
const short = (...values: number[]) =>
  Buffer.concat(values.map((value) => numbers(value).subarray(2)));
/** A directory with the place of another one, which has the place of a text. */
const exif = (text: string) =>
  Buffer.concat([
    ...[Buffer.from('MM\0*'), numbers(8)],
    ...[short(1, 0x8825, 4), numbers(1, 26, 0)],
    ...[short(1, 1, 2), numbers(text.length, 44, 0)],
    Buffer.from(text),
  ]);

it('the coordinates in XMP and EXIF are blank, and all else in them stays', async () => {
  const latitude = '38,43.3N';
  const filmed = (text: string) => [
    head,
    box('uuid', uuidOfXmp, xmp(text)),
    box('moov', box('mvhd', numbers(1)), box('udta', box('XMP_', xmp(text)))),
    box('mdat', xmp(latitude)),
  ];
  const ofCamera = box('uuid', Buffer.alloc(16, 7), exif(latitude));
  const bytes = await stripped(Buffer.concat([...filmed(latitude), ofCamera]));
  expect(bytes?.subarray(0, -ofCamera.length)).toEqual(
    Buffer.concat(filmed(latitude.replace(/./g, ' '))),
  );
  expect(bytes?.subarray(-ofCamera.length).includes(latitude)).toBe(false);
});

it('a video in thousands of parts is searched to its end', async () => {
  const part = Buffer.concat([box('moof', numbers(1, 2)), box('mdat', 'filmed')]);
  const parts = Buffer.alloc(10_000 * part.length, part);
  const bytes = await stripped(Buffer.concat([head, parts, box('moov', box('udta', ofAndroid))]));
  expect(bytes?.includes(place)).toBe(false);
});

async function stripped(content: Buffer): Promise<Buffer | null> {
  const path = join(await newFolder(), 'video');
  await writeFile(path, content);
  const isChanged = await stripVideoLocation(path);
  const bytes = await readFile(path);
  expect(bytes.equals(content)).toBe(!isChanged);
  return isChanged ? bytes : null;
}

it('videos without a location are unchanged, and broken ones do not crash the service', async () => {
  expect(await stripped(Buffer.concat([head, box('moov', box('mvhd', numbers(1)))]))).toBeNull();
  const start = video.indexOf('moov') - 4;
  for (let at = start; at < video.length; at += 4) {
    const cut = Buffer.from(video);
    cut.fill(0xff, at, Math.min(at + 4, cut.length));
    const found = await stripped(cut);
    expect(found?.length ?? cut.length).toBe(cut.length);
  }
  expect(await stripped(video.subarray(0, -1))).toBeNull();
});

it('a video made to keep the service busy does not', async () => {
  const many = Buffer.alloc(4_000_000, box('moov'));
  const nested = Buffer.from(many);
  for (let at = 0; at < nested.length; at += 8) nested.writeUInt32BE(nested.length - at, at);
  const begun = workedMs();
  for (const each of [many, nested]) expect(await stripped(each)).toBeNull();
  expect(workedMs() - begun).toBeLessThan(3_000);
});

it('a photo made to keep the service busy with the places of many videos does not', async () => {
  const places = Buffer.alloc(160_000, box('\xa9xyz'));
  const many = Buffer.concat([box('ftyp'), places, Buffer.alloc(8, 0xff)]);
  const begun = workedMs();
  await taken(Buffer.concat([photo, ...Array<Buffer>(10).fill(many)]));
  expect(workedMs() - begun).toBeLessThan(3_000);
});

it('a place that fills many pieces is gone entirely', async () => {
  const long = box('moov', box('udta', box('\xa9xyz', Buffer.alloc(200_001, place))));
  const bytes = await stripped(Buffer.concat([head, long, box('mdat', 'filmed')]));
  expect(bytes?.includes('38')).toBe(false);
  expect(bytes?.subarray(-6).toString()).toBe('filmed');
});
