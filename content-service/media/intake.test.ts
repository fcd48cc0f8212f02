import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { workedMs } from '../../testing/processor-time.ts';
import { pngChunk, pngHeader } from '../prove/bodies/png.ts';
import { type IntakeOptions, takeIn } from './intake.ts';
import {
  DamagedPicture,
  EmptyFile,
  FileTooBig,
  TooManyPixels,
  UnknownFileType,
} from './refusals.ts';

let temporaryFolder: string;

beforeEach(async () => {
  temporaryFolder = await newFolder();
});

async function* inPieces(content: Buffer, size = 1000): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

function take(content: Buffer | string, named: string, limits: IntakeOptions['limits'] = {}) {
  return takeIn(inPieces(Buffer.from(content)), named, { temporaryFolder, limits });
}

async function refused(content: Buffer | string, named: string, limits?: IntakeOptions['limits']) {
  const fault = await take(content, named, limits).catch((thrown: unknown) => thrown);
  expect(await readdir(temporaryFolder)).toEqual([]);
  return fault;
}

const packedText = pngChunk(
  'zTXt',
  Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(2_000_000))]),
);

const brokenText = pngChunk('zTXt', Buffer.from('a\0\0?'));

async function withChunk(chunk: Buffer, times = 1): Promise<Buffer> {
  const png = await blank().png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), ...Array(times).fill(chunk), png.subarray(33)]);
}

async function withSegments(times: number): Promise<Buffer> {
  const jpg = await blank().jpeg().toBuffer();
  const segment = Buffer.from([0xff, 0xe5, 0, 2]);
  return Buffer.concat([jpg.subarray(0, 2), ...Array(times).fill(segment), jpg.subarray(2)]);
}

/** Behind markers that stand alone: who took what follows for a length would pass over 16,377 segments with each. */
async function withHiddenSegments(): Promise<Buffer> {
  const jpg = await blank().jpeg().toBuffer();
  const segment = Buffer.from([0xff, 0xe5, 0, 2]);
  const passedOver = [Buffer.from([0xff, 1]), ...Array(16_377).fill(segment), Buffer.from([0xff])];
  const hidden = Buffer.concat(passedOver);
  return Buffer.concat([jpg.subarray(0, 2), ...Array(7).fill(hidden), jpg.subarray(2)]);
}

async function withBoxes(times: number): Promise<Buffer> {
  const avif = await blank().avif().toBuffer();
  const first = avif.readUInt32BE(0);
  const box = Buffer.from('\0\0\0\bfree', 'latin1');
  return Buffer.concat([avif.subarray(0, first), ...Array(times).fill(box), avif.subarray(first)]);
}

/** A WebP of many frames of one pixel. */
function animation(frames: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(name, 'latin1'), size, content]);
  };
  const pixel = chunk('VP8L', Buffer.from('2f00000010074710112588882a', 'hex'));
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(16), pixel, Buffer.alloc(1)]));
  const header = chunk('VP8X', Buffer.from([2, ...Array(9).fill(0)]));
  const parts = [Buffer.from('WEBP'), header, chunk('ANIM', Buffer.alloc(6))];
  return chunk('RIFF', Buffer.concat([...parts, ...Array(frames).fill(frame)]));
}

const blank = (width = 4, height = 3) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } });

/** The same picture, whose header claims another size; of WebP a lossless one of one color. */
function claiming(picture: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(picture);
  const sizeOfAvif = changed.indexOf('ispe') + 8;
  const sizeOfJpeg = changed.indexOf(Buffer.from([0xff, 0xc2])) + 5;
  if (changed.includes('WEBP')) changed.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14, 21);
  else if (changed[0] === 0xff) {
    changed.writeUInt16BE(height, sizeOfJpeg);
    changed.writeUInt16BE(width, sizeOfJpeg + 2);
  } else {
    const at = changed.includes('IHDR') ? 16 : sizeOfAvif;
    changed.writeUInt32BE(width, at);
    changed.writeUInt32BE(height, at + 4);
    if (at === 16) pngChunk('IHDR', changed.subarray(at, at + 13)).copy(changed, 8);
  }
  return changed;
}

describe('a file that is taken', () => {
  it('lies aside with its hash, size and type, until it is discarded', async () => {
    const content = await blank(40, 30).png().toBuffer();
    const taken = await take(content, 'Mapa São.jpeg');
    expect(taken).toMatchObject({
      hash: createHash('sha256').update(content).digest('hex'),
      size: content.length,
      filename: 'Mapa São.jpeg',
      extension: 'png',
      mime: 'image/png',
      kind: 'image',
      width: 40,
      height: 30,
    });
    expect(await readFile(taken.temporaryPath)).toEqual(content);
    await taken.discard();
    await taken.discard();
    expect(existsSync(taken.temporaryPath)).toBe(false);
  });

  it.each([
    ['jpg', () => blank().jpeg().toBuffer()],
    ['webp', () => blank().webp().toBuffer()],
    ['avif', () => blank().avif().toBuffer()],
    ['gif', () => blank().gif().toBuffer()],
  ] as const)('may be a picture of type %s', async (extension, picture) => {
    const size = { width: 4, height: 3 };
    expect(await take(await picture(), 'x')).toMatchObject({ extension, kind: 'image', ...size });
  });

  it('has the size of the upright picture', async () => {
    const turned = await blank(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await take(turned, 'x.jpg')).toMatchObject({ width: 30, height: 40 });
  });

  it.each([
    [
      'map.svg',
      '<svg width="7" height="5"/>',
      { extension: 'svg', kind: 'image', width: 7, height: 5 },
    ],
    [
      'map.txt',
      '<?xml version="1.0"?><svg viewBox="0 0 9 8"></svg>',
      { extension: 'svg', width: 9, height: 8 },
    ],
    ['Notes.TXT', 'Olá\r\n\tmundo', { extension: 'txt', kind: 'document', width: null }],
    ['prices.csv', 'a;b\n1;2', { extension: 'csv', mime: 'text/csv; charset=utf-8' }],
    ['trip.bin', 'BEGIN:VCALENDAR\nEND:VCALENDAR', { extension: 'ics' }],
    ['terms', '%PDF-1.7 ...', { extension: 'pdf', mime: 'application/pdf', kind: 'document' }],
    ['old.xls', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex'), { extension: 'xls' }],
    [
      'sound.mp3',
      Buffer.from('49443303000000000000fffb9064'.padEnd(3000, '0'), 'hex'),
      { extension: 'mp3', kind: 'audio' },
    ],
    [
      'sound.x',
      Buffer.from('52494646240000005741564566'.padEnd(88, '0'), 'hex'),
      { extension: 'wav', kind: 'audio' },
    ],
    ['pack.bin', Buffer.from('504b0506'.padEnd(44, '0'), 'hex'), { extension: 'zip' }],
    [
      'film.y',
      Buffer.from(
        '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581020000',
        'hex',
      ),
      { extension: 'webm', kind: 'video' },
    ],
    [
      'film.x',
      Buffer.from('000000186674797069736f6d0000020069736f6d6d703431', 'hex'),
      { extension: 'mp4', kind: 'video' },
    ],
  ])('%s is judged by its bytes', async (named, content, expected) => {
    expect(await take(content, named)).toMatchObject(expected);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['page.html', '<!doctype html><script>alert(1)</script>'],
    ['fake.png', '<html></html>'],
    ['program.exe', Buffer.from('4d5a90000300000004000000ffff', 'hex')],
    ['feed.xml', '<?xml version="1.0"?><rss></rss>'],
    ['binary.txt', Buffer.from([0x41, 0x00, 0x42])],
    ['late.csv', Buffer.concat([Buffer.alloc(100_000, 'a'), Buffer.from([1])])],
    ['drawing.svg', Buffer.concat([Buffer.from('<svg>'), Buffer.from([0])])],
    ['setup.msi', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex')],
    ['picture.tiff', Buffer.from('49492a0008000000', 'hex')],
    ['pack.gz', Buffer.from('1f8b0800000000000003', 'hex')],
    ['nothing', 'plain text without a name for it'],
  ])('for its type: %s', async (named, content) => {
    const fault = await refused(content, named);
    expect(fault).toBeInstanceOf(UnknownFileType);
    expect(fault).toMatchObject({ status: 400, message: expect.stringContaining(`“${named}”`) });
  });

  it('for its bytes, as soon as there are too many', async () => {
    let pieces = 0;
    async function* endless() {
      for (;;) {
        pieces += 1;
        yield Buffer.alloc(1000);
      }
    }
    const limits = { bytes: 5000 };
    const fault = await takeIn(endless(), 'x', { temporaryFolder, limits }).catch(
      (thrown) => thrown,
    );
    expect(fault).toBeInstanceOf(FileTooBig);
    expect(fault.message).toBe('The file is bigger than 5000 bytes. Upload a smaller one.');
    expect([fault.status, pieces, await readdir(temporaryFolder)]).toEqual([413, 6, []]);
  });

  it('for its pixels', async () => {
    const fault = await refused(await blank(11, 10).png().toBuffer(), 'x.png', { pixels: 100 });
    expect(fault).toBeInstanceOf(TooManyPixels);
    expect(fault).toMatchObject({
      status: 413,
      message: expect.stringContaining('11 x 10 pixels'),
    });
    expect((await take(await blank(10, 10).png().toBuffer(), 'x.png', { pixels: 100 })).width).toBe(
      10,
    );
  });

  it('for the pixels of all its frames', async () => {
    const frames = ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await refused(gif, 'x.gif', { pixels: 242 })).toMatchObject({
      message: expect.stringContaining('9 x 9 pixels in 3 frames'),
    });
    expect((await take(gif, 'x.gif', { pixels: 243 })).height).toBe(9);
  });

  it('for 50,000 x 50,000 pixels its header claims, reading nothing else', async () => {
    const bomb = Buffer.concat([
      pngHeader(50_000, 50_000, 8),
      pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
    const fault = await refused(bomb, 'bomb.png');
    expect(fault).toBeInstanceOf(TooManyPixels);
    expect(fault).toMatchObject({ message: expect.stringContaining('50000 x 50000 pixels') });
  });

  it.each([
    ['webp', { lossless: true }, 10_000, 5_000],
    ['avif', { lossless: true }, 5_000, 5_000],
    ['png', { progressive: true }, 15_000, 10_000],
    ['jpeg', { progressive: true, chromaSubsampling: '4:4:4' }, 7_500, 10_000],
    ['jpeg', { progressive: true, chromaSubsampling: '4:2:0' }, 15_000, 10_000],
  ] as const)(
    'for its pixels sooner where they are decoded all at once: %s, %o',
    async (format, options, width, height) => {
      const picture = await blank().toFormat(format, options).toBuffer();
      const name = `x.${format}`;
      const limits = { pixels: 200_000_000 };
      const largest = await take(claiming(picture, width, height), name, limits);
      expect(largest).toMatchObject({ width, height });
      await largest.discard();
      const fault = await refused(claiming(picture, width, height + 1), name, limits);
      expect(fault).toBeInstanceOf(TooManyPixels);
    },
  );

  it.each<[string, string, () => Promise<Buffer>]>([
    ['x.webp', '10001 frames', async () => animation(10_001)],
    ['x.webp', 'holds too much', async () => animation(100_001)],
    ['x.png', 'holds too much', () => withChunk(pngChunk('prVt', Buffer.alloc(0)), 100_001)],
    // Less than a megabyte that unpacks to half a gigabyte.
    ['x.png', 'holds too much', () => withChunk(packedText, 300)],
    ['x.png', 'holds too much', () => withChunk(brokenText, 33)],
    ['x.jpg', 'holds too much', () => withSegments(100_001)],
    ['x.jpg', 'holds too much', withHiddenSegments],
    ['x.avif', 'holds too much', () => withBoxes(100_001)],
  ])('for what takes long only to be looked at: %s, %s', async (name, why, made) => {
    const picture = await made();
    const began = workedMs();
    expect(await refused(picture, name)).toMatchObject({ message: expect.stringContaining(why) });
    expect(workedMs() - began).toBeLessThan(1_000);
  });

  it('not for a text or two beside its pixels', async () => {
    const picture = await withChunk(pngChunk('tEXt', Buffer.from('Author\0Inês')), 5);
    expect(await take(picture, 'x.png')).toMatchObject({ width: 4 });
    for (const text of [packedText, brokenText])
      expect(await take(await withChunk(text), 'x.png')).toMatchObject({ width: 4 });
  });

  it.each(['png', 'webp'] as const)('not for empty space behind it: %s', async (format) => {
    const picture = await blank().toFormat(format).toBuffer();
    const padded = Buffer.concat([picture, Buffer.alloc(2_000_000)]);
    expect(await take(padded, `x.${format}`)).toMatchObject({ width: 4 });
  });

  it('for being damaged', async () => {
    const fault = await refused(pngHeader(10, 10, 8), 'cut.png');
    expect(fault).toBeInstanceOf(DamagedPicture);
    expect(fault).toMatchObject({ status: 400, message: expect.stringContaining('Save it again') });
  });

  it('for being empty', async () => {
    expect(await refused('', 'x'.repeat(200))).toBeInstanceOf(EmptyFile);
  });

  it('when the upload breaks off', async () => {
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('The connection is gone.');
    }
    const taking = takeIn(broken(), 'x.txt', { temporaryFolder });
    await expect(taking).rejects.toThrow('The connection is gone.');
    expect(await readdir(temporaryFolder)).toEqual([]);
  });
});
