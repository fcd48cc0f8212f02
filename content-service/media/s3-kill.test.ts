import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '@farol/content-model';
import { expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { startServiceProcess } from '../prove/service-process.ts';
import { startS3 } from './s3.testing.ts';

it('keeps nothing half of an upload in which the process is killed', async () => {
  const s3 = await startS3();
  const folder = await newFolder();
  const environment = {
    S3_ENDPOINT: s3.options.endpoint,
    S3_BUCKET: s3.options.bucket,
    S3_REGION: s3.options.region,
    S3_ACCESS_KEY_ID: s3.options.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
  };
  const incoming = join(folder, 'service', 'incoming');
  const words = Buffer.from('word '.repeat(1_000_000));

  const first = await startServiceProcess({ folder, environment });
  s3.proxy.shut('unanswered');
  const cut = first.upload('words.txt', words).catch((fault: Error) => fault);
  await expect.poll(() => readdir(incoming)).toHaveLength(1);
  await first.kill();
  expect(await cut).toBeInstanceOf(Error);
  s3.proxy.reopen();
  expect(await s3.names()).toEqual([]);
  const [left = ''] = await readdir(incoming);
  const anHourAgo = new Date(Date.now() - hourMs);
  await utimes(join(incoming, left), anHourAgo, anHourAgo);

  const second = await startServiceProcess({ folder, environment });
  await expect.poll(() => readdir(incoming)).toEqual([]);
  expect((await second.upload('words.txt', words)).status).toBe(200);
  expect(await s3.names()).toHaveLength(1);
  await second.stop();
  await s3.remove();
});
