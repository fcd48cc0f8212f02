import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { minuteMs } from '@farol/content-model';
import { decode, isBlurhashValid } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { pngChunk } from '../prove/bodies/png.ts';
import { folderFiles, type MediaFiles } from './files.ts';
import { TooBusy } from './queue.ts';
import { readPictureRequest } from './transform.ts';
import {
  OriginalMissing,
  type TransformedOptions,
  type TransformedPictures,
  transformedPictures,
} from './transformed.ts';

let folder: string;
let files: MediaFiles;
let reads: string[];
let faults: Error[];

beforeEach(async () => {
  folder = await newFolder();
  const stored = folderFiles(join(folder, 'media'));
  reads = [];
  faults = [];
  files = {
    ...stored,
    read: (hash, range) => {
      reads.push(hash);
      return stored.read(hash, range);
    },
  };
});

function started(options: Partial<TransformedOptions> = {}): Promise<TransformedPictures> {
  const report = (fault: Error) => void faults.push(fault);
  return transformedPictures({ files, folder: join(folder, 'results'), report, ...options });
}

interface Uploaded {
  hash: string;
  size: number;
  width: number;
  height: number;
  mime: string;
}

async function keep(
  content: Buffer,
  mime: string,
  width: number,
  height: number,
): Promise<Uploaded> {
  const hash = createHash('sha256').update(content).digest('hex');
  const temporary = join(folder, 'upload.part');
  await writeFile(temporary, content);
  await files.put(hash, temporary);
  reads.length = 0;
  return { hash, size: content.length, mime, width, height };
}

/** Red on the left, green in the middle, blue on the right, each 100 pixels wide. */
function flag(): Sharp {
  const stripe = (left: number, background: string) => ({
    input: { create: { width: 100, height: 200, channels: 3, background } as const },
    left,
    top: 0,
  });
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#000' } }).composite([
    stripe(0, '#f00'),
    stripe(100, '#0f0'),
    stripe(200, '#00f'),
  ]);
}

const keepFlag = async () => keep(await flag().png().toBuffer(), 'image/png', 300, 200);

async function rendered(
  pictures: TransformedPictures,
  original: Uploaded,
  query: string,
  accept = '',
) {
  const request = readPictureRequest(new URLSearchParams(query), original, accept);
  if (!request.transformation) throw new Error(`“${query}” asks for the original.`);
  const picture = await pictures.get(original, {
    ...request,
    transformation: request.transformation,
  });
  if (typeof picture === 'string') return picture;
  const body = Buffer.isBuffer(picture.body) ? picture.body : await buffer(picture.body);
  expect(body.length).toBe(picture.size);
  return { ...picture, body };
}

async function pixels(pictures: TransformedPictures, original: Uploaded, query: string) {
  const picture = await rendered(pictures, original, query);
  if (typeof picture === 'string') throw new Error(`There is no picture: ${picture}.`);
  const { data, info } = await sharp(picture.body)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { size: [info.width, info.height], at };
}

const [red, green, blue] = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 255, 255],
];

describe('what is drawn', () => {
  it.each([
    [
      'w=30',
      [30, 20],
      [
        [1, 10, red],
        [15, 10, green],
        [28, 10, blue],
      ],
    ],
    ['w=10&h=20&fit=crop', [10, 20], [[5, 5, green]]],
    ['w=10&h=20&fit=crop&crop=left', [10, 20], [[5, 5, red]]],
    ['w=10&h=20&fit=crop&crop=right', [10, 20], [[5, 5, blue]]],
    [
      'rect=200,0,100,200&w=50',
      [50, 100],
      [
        [2, 2, blue],
        [48, 98, blue],
      ],
    ],
    [
      'w=30&h=40&fit=scale',
      [30, 40],
      [
        [1, 20, red],
        [28, 20, blue],
      ],
    ],
    [
      'w=30&h=40&fit=fill&bg=0f0',
      [30, 40],
      [
        [1, 1, green],
        [1, 20, red],
        [28, 38, green],
      ],
    ],
    [
      'w=30&h=40&fit=fill',
      [30, 40],
      [
        [1, 1, [0, 0, 0, 0]],
        [1, 20, red],
      ],
    ],
  ] as const)('%s', async (query, size, points) => {
    const found = await pixels(await started(), await keepFlag(), query);
    expect(found.size).toEqual(size);
    for (const [x, y, colour] of points)
      expect([query, x, y, found.at(x, y)]).toEqual([query, x, y, colour]);
  });

  it('is turned upright before anything else', async () => {
    const turned = await flag().png().withMetadata({ orientation: 6 }).toBuffer();
    const found = await pixels(
      await started(),
      await keep(turned, 'image/png', 200, 300),
      'rect=0,0,200,100',
    );
    expect([found.size, found.at(100, 50)]).toEqual([[200, 100], red]);
  });

  it.each([
    ['jpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
    ['gif', 'image/gif', 'gif'],
  ])('may be a %s', async (name, mime, format) => {
    const picture = await rendered(await started(), await keepFlag(), `w=30&fm=${name}`);
    expect(picture).toMatchObject({ mime });
    expect(typeof picture !== 'string' && (await sharp(picture.body).metadata()).format).toBe(
      format,
    );
  });

  it('is white where a JPEG cannot be transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const content = await sharp({
      create: { width: 50, height: 50, channels: 4, background: clear },
    })
      .png()
      .toBuffer();
    const original = await keep(content, 'image/png', 50, 50);
    expect((await pixels(await started(), original, 'fm=jpg')).at(5, 5)).toEqual([
      255, 255, 255, 255,
    ]);
  });

  it('goes on moving', async () => {
    const frames = ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ delay: [80, 90] })
      .toBuffer();
    const original = await keep(gif, 'image/gif', 40, 20);
    for (const query of [
      'auto=format&w=20',
      'w=20&h=20&fit=crop',
      'w=20&h=20&fit=fill',
      'w=20&blur=50',
    ]) {
      const picture = await rendered(await started(), original, query, 'image/avif,image/webp');
      const found =
        typeof picture !== 'string' && (await sharp(picture.body, { animated: true }).metadata());
      expect([query, found]).toEqual([
        query,
        expect.objectContaining({ pages: 2, width: 20, delay: [80, 90] }),
      ]);
    }
  });

  it('takes the busiest part with entropy', async () => {
    const found = await pixels(
      await started(),
      await keepFlag(),
      'w=50&h=50&fit=crop&crop=entropy',
    );
    expect(found.size).toEqual([50, 50]);
  });
});

describe('what imgix does', () => {
  const grey = (level: number) => [level, level, level, 255];

  it.each([
    ['w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.1', [50, 50], [10, 25, red]],
    ['w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.9&fp-z=4', [50, 50], [25, 25, blue]],
    ['w=50&h=50&fit=crop&fp-x=0.1', [50, 50], [25, 25, green]],
    ['w=60&h=60&fit=clamp', [60, 60], [2, 2, red]],
    ['w=60&h=60&fit=clamp', [60, 60], [57, 57, blue]],
    ['flip=h', [300, 200], [2, 100, blue]],
    ['flip=v', [300, 200], [2, 100, red]],
    ['flip=hv', [300, 200], [2, 100, blue]],
    ['rot=180', [300, 200], [2, 100, blue]],
    // Rotated counter-clockwise in its frame: red moves from the left to the bottom.
    ['rot=90&w=60&h=60&fit=crop&rect=50,0,200,200', [60, 60], [30, 58, red]],
    ['rot=45', [300, 200], [150, 100, green]],
    ['sat=-100&w=30', [30, 20], [15, 10, grey(220)]],
    ['bri=100&w=30', [30, 20], [2, 10, grey(255)]],
    ['bri=-100&w=30', [30, 20], [2, 10, grey(0)]],
    ['con=-100&w=30', [30, 20], [2, 10, grey(128)]],
    ['mono=0000ff&w=30', [30, 20], [15, 10, [0, 0, 182, 255]]],
    ['pad=10', [320, 220], [3, 3, [255, 255, 255, 0]]],
    ['pad=10&bg=0f0&w=60&h=60&fit=crop', [60, 60], [3, 3, green]],
    ['pad=10&w=60&h=60&fit=crop&crop=left', [60, 60], [12, 30, red]],
  ] as const)('%s', async (query, size, [x, y, colour]) => {
    const found = await pixels(await started(), await keepFlag(), query);
    expect(found.size).toEqual(size);
    for (const [channel, value] of colour.entries())
      expect(Math.abs((found.at(x, y)[channel] ?? 0) - value)).toBeLessThanOrEqual(12);
  });

  it('sharpens', async () => {
    const light = { create: { width: 50, height: 60, channels: 3, background: '#bbb' } } as const;
    const edge = await sharp({ create: { ...light.create, width: 100, background: '#444' } })
      .composite([{ input: light, left: 50, top: 0 }])
      .png()
      .toBuffer();
    const [pictures, original] = [await started(), await keep(edge, 'image/png', 100, 60)];
    const steps = await Promise.all(
      ['blur=10', 'blur=10&sharp=100'].map(async (query) => {
        const { at } = await pixels(pictures, original, query);
        return (at(52, 30)[0] ?? 0) - (at(47, 30)[0] ?? 0);
      }),
    );
    expect(steps[1]).toBeGreaterThan((steps[0] ?? 0) + 10);
  });

  it('tells of a picture as JSON', async () => {
    const told = await rendered(await started(), await keepFlag(), 'fm=json&w=30');
    if (typeof told === 'string') throw new Error(told);
    expect(told.mime).toBe('application/json');
    expect(JSON.parse(String(told.body))).toMatchObject({
      'Content-Type': 'image/png',
      'Content-Length': expect.stringMatching(/^\d+$/),
      PixelWidth: 300,
      PixelHeight: 200,
      Orientation: 1,
      ColorModel: 'RGB',
      Depth: 8,
      Output: { PixelWidth: 30, PixelHeight: 20 },
    });
  });

  it('tells of its colours', async () => {
    const told = await rendered(await started(), await keepFlag(), 'palette=json&colors=3');
    if (typeof told === 'string') throw new Error(told);
    expect(told.mime).toBe('application/json');
    const { colors, average_luminance, dominant_colors } = JSON.parse(String(told.body));
    expect(colors).toHaveLength(3);
    for (const channel of ['red', 'green', 'blue'])
      expect(
        Math.max(...colors.map((each: Record<string, number>) => each[channel])),
      ).toBeGreaterThan(0.8);
    expect(colors[0].hex).toMatch(/^#[\da-f]{6}$/);
    expect(average_luminance).toBeCloseTo(1 / 3, 1);
    expect(dominant_colors.vibrant).toMatchObject({ hex: expect.stringMatching(/^#[\da-f]{6}$/) });
  });

  it('is a hash to be blurred', async () => {
    const told = await rendered(await started(), await keepFlag(), 'fm=blurhash');
    if (typeof told === 'string') throw new Error(told);
    expect(told.mime).toBe('text/plain; charset=utf-8');
    const hash = String(told.body);
    expect(isBlurhashValid(hash).result).toBe(true);
    const shown = decode(hash, 30, 20);
    expect(shown[4 * (10 * 30 + 2)]).toBeGreaterThan(150);
    expect(shown[4 * (10 * 30 + 27) + 2]).toBeGreaterThan(150);
  });
});

describe('results', () => {
  it('are drawn once, also when many ask at the same time', async () => {
    const [pictures, original] = [await started(), await keepFlag()];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => rendered(pictures, original, 'w=30')),
    );
    const again = await rendered(pictures, original, 'width=30&fit=max');
    expect(
      new Set(
        [...answers, again].map(
          (answer) => typeof answer !== 'string' && answer.body.toString('hex'),
        ),
      ).size,
    ).toBe(1);
    expect(reads).toEqual([original.hash]);
  });

  it('are found again by the next process', async () => {
    const original = await keepFlag();
    await rendered(await started(), original, 'w=30');
    await rendered(await started(), original, 'w=30');
    expect(reads).toHaveLength(1);
  });

  it('leave no working copies', async () => {
    await rendered(await started(), await keepFlag(), 'w=30');
    const left = await readdir(join(folder, 'results'), { recursive: true });
    expect(left.filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('are answered though they cannot be kept', async () => {
    const [pictures, original] = [await started(), await keepFlag()];
    await rendered(pictures, original, 'w=30');
    const results = join(folder, 'results');
    // The results folder is a file, so nothing can be stored in it.
    for (const first of Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'))) {
      await rm(join(results, first), { recursive: true, force: true });
      await writeFile(join(results, first), '');
    }
    expect(await rendered(pictures, original, 'w=31')).toMatchObject({ mime: 'image/png' });
    expect(faults).toHaveLength(1);
  });

  it('are tried again after a fault of the disk', async () => {
    const [pictures, original] = [await started(), await keepFlag()];
    const results = join(folder, 'results');
    await rm(results, { recursive: true });
    await writeFile(results, 'a file where the folder should be');
    expect(await rendered(pictures, original, 'w=30')).toBe('failed');
    expect(faults.length).toBeGreaterThan(0);
    await rm(results);
    expect(await rendered(pictures, original, 'w=30')).toMatchObject({ mime: 'image/png' });
  });

  it('give way to the original where they are no smaller', async () => {
    const content = await flag().png({ palette: true, colours: 4 }).toBuffer();
    const small = await keep(content, 'image/png', 300, 200);
    const pictures = await started();
    expect(await rendered(pictures, small, 'auto=compress')).toBe('original');
    expect(await rendered(pictures, small, 'auto=compress')).toBe('original');
    expect(reads).toHaveLength(1);
  });
});

describe('limits', () => {
  it('refuse when too many pictures wait', async () => {
    const [pictures, original] = [
      await started({ concurrency: 1, maxWaiting: 1 }),
      await keepFlag(),
    ];
    const answers = await Promise.allSettled(
      [30, 31, 32].map((w) => rendered(pictures, original, `w=${w}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(answers[2]).toMatchObject({ reason: expect.any(TooBusy) });
    expect(await rendered(pictures, original, 'w=32')).toMatchObject({ mime: 'image/png' });
  });

  it('render nothing that nobody waits for any more', async () => {
    const [pictures, original] = [await started({ concurrency: 1 }), await keepFlag()];
    const first = rendered(pictures, original, 'w=30');
    const gone = new AbortController();
    const request = readPictureRequest(new URLSearchParams('w=31'), original, '');
    if (!request.transformation) throw new Error('Nothing is to be drawn.');
    const whole = { ...request, transformation: request.transformation };
    const left = pictures.get(original, whole, false, gone.signal);
    gone.abort();
    await first;
    await expect(left).rejects.toBeInstanceOf(TooBusy);
    expect(reads).toEqual([original.hash]);
    expect(await pictures.get(original, whole)).toMatchObject({ mime: 'image/png' });
  });

  it('show the original of what is too large or damaged, and do not try again for a while', async () => {
    const original = await keepFlag();
    let now = 1_000_000;
    const pictures = await started({ pixels: 100, now: () => now });
    expect(await rendered(pictures, original, 'w=30')).toBe('failed');
    expect(await rendered(pictures, original, 'w=30')).toBe('failed');
    expect([reads.length, faults.length]).toEqual([1, 1]);
    expect(faults[0]).toMatchObject({
      name: 'Error',
      cause: expect.objectContaining({ message: expect.stringContaining('pixels are taken') }),
    });
    now += 10 * minuteMs;
    await rendered(pictures, original, 'w=30');
    expect(reads).toHaveLength(2);
  });

  it('show the original of what was stored before it would be refused', async () => {
    const png = await flag().png().toBuffer();
    const parts = Buffer.concat(Array(100_001).fill(pngChunk('prVt', Buffer.alloc(0))));
    const hostile = Buffer.concat([png.subarray(0, 33), parts, png.subarray(33)]);
    const original = await keep(hostile, 'image/png', 300, 200);
    expect(await rendered(await started(), original, 'w=30')).toBe('failed');
    expect(faults).toMatchObject([
      { cause: { message: expect.stringContaining('holds too much beside its pixels') } },
    ]);
  });

  it('tell when there is no original', async () => {
    const gone = { hash: 'a'.repeat(64), size: 9, mime: 'image/png', width: 30, height: 30 };
    await expect(rendered(await started(), gone, 'w=9')).rejects.toBeInstanceOf(OriginalMissing);
  });
});
