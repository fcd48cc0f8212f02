import { fork } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { RenderJob, RenderResult } from './render-process.ts';
import { readPictureRequest } from './transform.ts';

const folder = await mkdtemp(join(tmpdir(), 'farol-drawing-'));
afterAll(() => rm(folder, { recursive: true }));

it('ends with the service, whatever it is rendering', async () => {
  const width = 4000;
  const height = 4000;
  const path = join(folder, 'noise.png');
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  await sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toFile(path);
  const small = join(folder, 'small.png');
  await sharp(noise, { raw: { width, height, channels: 3 } })
    .extract({ left: 0, top: 0, width: 8, height: 8 })
    .png()
    .toFile(small);
  const wanted = (side: number) => {
    const query = new URLSearchParams('fm=avif&q=95');
    const asset = { mime: 'image/png', width: side, height: side };
    const { transformation } = readPictureRequest(query, asset, '');
    if (!transformation) throw new Error('There is nothing to draw.');
    return transformation;
  };
  const limits = { pixels: 1e8, seconds: 600, effort: 4 };
  const child = fork(join(import.meta.dirname, 'render-child.ts'), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const answers: RenderResult[] = [];
  child.on('message', (answer: RenderResult) => answers.push(answer));
  const draw = (job: Omit<RenderJob, 'limits'>) =>
    child.send({ ...job, limits } satisfies RenderJob);
  draw({ number: 1, path: small, transformation: wanted(8) });
  await expect.poll(() => answers.length).toBe(1);
  draw({ number: 2, path, transformation: wanted(width) });
  // It does not report that it has begun.
  await pause(500);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(answers).toEqual([{ number: 1, picture: expect.any(Uint8Array) }]);
});
