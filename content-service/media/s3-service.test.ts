import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkStore } from '../moving/check.ts';
import { type ExampleService, startExampleService } from '../moving/service.testing.ts';
import { detailedHealth } from '../observe/health.ts';
import { openMedia } from './open.ts';
import { type S3ForTests, startS3 } from './s3.testing.ts';

let s3: S3ForTests;
let service: ExampleService;
let environment: Record<string, string>;

beforeEach(async () => {
  s3 = await startS3();
  environment = {
    S3_ENDPOINT: s3.options.endpoint,
    S3_BUCKET: s3.options.bucket,
    S3_REGION: s3.options.region,
    S3_ACCESS_KEY_ID: s3.options.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
    S3_PREFIX: 'farol/',
  };
  service = await startExampleService(environment);
});
afterEach(async () => {
  await service.remove();
  await s3.remove();
});

async function picture(colour: string): Promise<Blob> {
  const create = { width: 64, height: 48, channels: 3, background: colour } as const;
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
}
const pathOf = (url: string) => new URL(url).pathname;
const read = (path: string, headers = {}) => fetch(service.address + path, { headers });
const health = () => detailedHealth(service.repository, openMedia(service.settings));

it('keeps uploads in the store, and answers them whole, in part and transformed', async () => {
  const content = await picture('#08f');
  const { url } = await service.upload('sea.png', content);
  expect(await s3.names()).toEqual([expect.stringMatching(/^farol\/[0-9a-f]{2}\/[0-9a-f]{64}$/)]);
  expect(await readdir(join(service.folder, 'service'))).not.toContain('media');
  const whole = await read(pathOf(url));
  expect(whole.headers.get('content-length')).toBe(String(content.size));
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(Buffer.from(await content.arrayBuffer()));
  const part = await read(pathOf(url), { range: 'bytes=1-3' });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  const small = await read(`${pathOf(url)}?w=16&fm=webp`);
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 16 });
  expect(await checkStore(service.settings)).toEqual([]);
});

it('goes on with what it has while the store is away, and says what it cannot do', async () => {
  const { url } = await service.upload('sea.png', await picture('#08f'));
  const transformed = `${pathOf(url)}?w=16&fm=webp`;
  expect((await read(transformed)).status).toBe(200);
  expect(await health()).toMatchObject({ ready: true, writable: true, media: true });

  s3.proxy.shut();
  expect((await read(transformed)).status).toBe(200);
  for (const path of [pathOf(url), `${pathOf(url)}?w=20&fm=webp`]) {
    const answer = await read(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect((await answer.json()).message).toMatch(/^The store of the files cannot be used now: /);
  }
  const sentence = /answered 503: .*The store of the files cannot be used now.*Nothing was changed/;
  await expect(service.upload('land.png', await picture('#4a2'))).rejects.toThrow(sentence);
  expect((await read('/api/v2')).status).toBe(200);
  expect(await health()).toMatchObject({ ready: true, writable: true, media: false });

  s3.proxy.reopen();
  expect(await readdir(join(service.folder, 'service', 'incoming'))).toEqual([]);
  expect(service.repository.state.assets.size).toBe(1);
  expect(await s3.names()).toHaveLength(1);
  expect((await read(`${pathOf(url)}?w=20&fm=webp`)).status).toBe(200);
  await service.upload('land.png', await picture('#4a2'));
  expect(await s3.names()).toHaveLength(2);
});

it('shares its files with another process, and the check finds what is changed there', async () => {
  const beside = await startExampleService({ ...environment, DATA_DIR: service.folder });
  const { url } = await service.upload('notes.txt', 'one and the same');
  await expect.poll(async () => (await fetch(beside.address + pathOf(url))).status).toBe(200);
  await beside.stop();
  const [name = ''] = await s3.names();
  await s3.damage(name, 'another and not the same');
  expect(await checkStore(service.settings)).toEqual([
    expect.stringMatching(/^The file notes.txt \(.+\) is missing or was changed\.$/),
  ]);
});
