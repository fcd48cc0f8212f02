import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { renderPicture } from './render.ts';
import { readPictureRequest } from './transform.ts';

const folder = await mkdtemp(join(tmpdir(), 'farol-render-'));
afterAll(() => rm(folder, { recursive: true }));

const [side, frames] = [8, 20];
const animation = join(folder, 'animation.gif');
const noise = Buffer.from(
  Array.from({ length: side * side * frames * 3 }, (_, index) => (index * 7919) % 256),
);
const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
await sharp(noise, { raw })
  .gif({ delay: Array(frames).fill(50) })
  .toFile(animation);

it.each([
  ['', side],
  ['&pad=96', 200],
  ['&pad=1000', 224],
  ['&pad=1000&dpr=5', 224],
])(
  'lets no padding give an animation more pixels in all its frames than an upload may have: %s',
  async (more, expected) => {
    const query = new URLSearchParams(`fm=webp&q=1${more}`);
    const original = { width: side, height: side, mime: 'image/gif' };
    const { transformation } = readPictureRequest(query, original, '');
    if (!transformation) throw new Error('There is nothing to draw.');
    const limits = { pixels: 1_000_000, seconds: 30, effort: 0 };
    const drawn = await sharp(await renderPicture(animation, transformation, limits)).metadata();
    expect([drawn.width, drawn.height]).toEqual([expected, expected]);
    // Frames that are the same at this size are joined.
    expect(drawn.pages).toBeGreaterThan(1);
  },
);
