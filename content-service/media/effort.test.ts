import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { renderPicture } from './render.ts';
import { readPictureRequest } from './transform.ts';

const folder = await mkdtemp(join(tmpdir(), 'farol-effort-'));
afterAll(() => rm(folder, { recursive: true }));

it('makes AVIFs smaller with more effort, of which larger pictures get less', async () => {
  const path = join(folder, 'noise.png');
  const size = { width: 1600, height: 1200 };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .blur(3)
    .png()
    .toFile(path);
  const bytes = async (query: string, effort: number) => {
    const original = { mime: 'image/png', ...size };
    const { transformation } = readPictureRequest(new URLSearchParams(query), original, '');
    if (!transformation) throw new Error('Nothing is to be drawn.');
    const limits = { pixels: 1e8, seconds: 60, effort };
    return (await renderPicture(path, transformation, limits)).length;
  };
  expect(await bytes('fm=avif&w=300', 4)).toBeLessThan(await bytes('fm=avif&w=300', 0));
  // 1.9 megapixels get at most an effort of 2.
  expect(await bytes('fm=avif', 9)).toBe(await bytes('fm=avif', 2));
});
