import { fork } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { RenderJob } from './render-process.ts';
import { readPictureRequest } from './transform.ts';

const folder = await mkdtemp(join(tmpdir(), 'farol-drawing-'));
afterAll(() => rm(folder, { recursive: true }));

it('ends with the service, whatever it draws', async () => {
  const width = 4000;
  const height = 4000;
  const path = join(folder, 'noise.png');
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  await sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toFile(path);
  const query = new URLSearchParams('fm=avif&q=95');
  const { transformation } = readPictureRequest(query, { mime: 'image/png', width, height }, '');
  const child = fork(join(import.meta.dirname, 'render-child.ts'), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const answers: unknown[] = [];
  child.on('message', (answer) => answers.push(answer));
  await once(child, 'spawn');
  const job = { number: 1, path, transformation, limits: { pixels: 1e8, seconds: 60, effort: 4 } };
  child.send(job satisfies Omit<RenderJob, 'transformation'> & { transformation: unknown });
  // It says nothing of having begun.
  await pause(2_000);
  expect(answers).toEqual([]);
  const began = performance.now();
  child.disconnect();
  await once(child, 'exit');
  expect(performance.now() - began).toBeLessThan(30_000);
});
