import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { renderPicture } from './render.ts';
import { readPictureRequest } from './transform.ts';

const folder = await mkdtemp(join(tmpdir(), 'farol-lighter-'));
afterAll(() => rm(folder, { recursive: true }));

const size = { width: 1500, height: 2000 };
const accept = 'image/avif,image/webp,*/*';

async function drawn(name: string, sigma: number) {
  const path = join(folder, name);
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .blur(4)
    .png()
    .toFile(path);
  return async (query: string) => {
    const original = { mime: 'image/png', ...size };
    const { transformation } = readPictureRequest(new URLSearchParams(query), original, accept);
    if (!transformation) throw new Error('Nothing is to be drawn.');
    return renderPicture(path, transformation, { pixels: 1e8, seconds: 60, effort: 0 });
  };
}

it('compresses a picture full of detail more, in the sizes that phones load', async () => {
  const detailed = await drawn('detailed.png', 120);
  const bytes = async (query: string) => (await detailed(query)).length;
  const plain = await bytes('auto=format&w=640');
  const compressed = await bytes('auto=format,compress&w=640');
  expect(plain).toBeGreaterThan(20_000);
  expect(compressed).toBeLessThan(0.75 * plain);

  expect(await bytes('auto=format,compress&w=1400')).toBe(await bytes('auto=format&w=1400'));
  // A quality that is asked for is kept, and no picture gets less than one can look at.
  expect(await bytes('auto=format,compress&w=640&q=75')).toBe(plain);
  expect(compressed).toBeGreaterThanOrEqual(await bytes('auto=format&w=640&q=40'));
});

it('leaves a light picture as it is', async () => {
  const calm = await drawn('calm.png', 3);
  const plain = await calm('auto=format&w=640');
  expect(plain.length).toBeLessThan(10_000);
  expect(await calm('auto=format,compress&w=640')).toEqual(plain);
});
