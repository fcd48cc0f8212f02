import { fork } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { DrawingOrder } from './drawing-process.ts';
import { wishOf } from './transform.ts';

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
  const { transformation } = wishOf(query, { mime: 'image/png', width, height }, '');
  const child = fork(join(import.meta.dirname, 'drawing-child.ts'), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const answers: unknown[] = [];
  child.on('message', (answer) => answers.push(answer));
  await once(child, 'spawn');
  const order = { number: 1, path, wished: transformation, limits: { pixels: 1e8, seconds: 60 } };
  child.send(order satisfies Omit<DrawingOrder, 'wished'> & { wished: unknown });
  await pause(2_000);
  expect(answers).toEqual([]);
  const began = performance.now();
  child.disconnect();
  await once(child, 'exit');
  expect(performance.now() - began).toBeLessThan(5_000);
}, 60_000);
