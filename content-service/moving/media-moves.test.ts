import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type S3ForTests, startS3 } from '../media/s3.testing.ts';
import { newDatabase } from '../store/shared-postgres.testing.ts';
import { backup } from './backup.ts';
import { checkStore } from './check.ts';
import { withArchive } from './from-archive.ts';
import { contentOf } from './from-storage.ts';
import { restore } from './restore.ts';
import {
  type ExampleService,
  fillExample,
  importInto,
  startExampleService,
} from './service.testing.ts';
import { withStorage } from './storage.ts';

/** What is said of a file, and the contents it had, go wherever content goes. */
const silent = () => {};
const said = { credits: 'Inês Müller', focus: { x: 0.75, y: 0.5 } };
let one: ExampleService;
let file: { id: string; url: string };
let replaced: { id: string; url: string };

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();

async function send(method: string, path: string, content: Buffer) {
  const answer = await fetch(`${one.address}/api/farol/v1/media${path}`, {
    method,
    headers: {
      authorization: `Bearer ${one.token}`,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(content),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

beforeEach(async () => {
  one = await startExampleService();
  await fillExample(one);
  file = await send('POST', '?filename=beach.png&tags=Summer', await png(16, 8));
  await one.send('PATCH', `/api/farol/v1/media/${file.id}`, {
    descriptions: { 'en-us': 'A beach', 'pt-br': 'Uma praia' },
    ...said,
  });
  replaced = await send('PUT', `/${file.id}/content?filename=beach.png`, await png(32, 16));
  for (const lang of ['en-us', 'pt-br'])
    await one.send('POST', '/api/farol/v1/documents', {
      ...{ type: 'page', lang, title: `Beach ${lang}`, uid: `beach-${lang}` },
      data: { title: [], picture: { id: file.id } },
    });
});
afterEach(() => one.remove());

const sizeAt = async ({ address }: ExampleService, url: string) => {
  const answer = await fetch(address + url);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return `${width}x${height}`;
};
const archived = (kind: 'backup' | 'export') => {
  const path = join(one.folder, `${kind}.tar`);
  const options = { kind, repository: 'farol', now: 0, progress: silent };
  return withStorage(one.settings, (storage) => backup(storage, path, options)).then(() => path);
};

it('into PostgreSQL and an S3 store, by backup and restore', async () => {
  const s3: S3ForTests = await startS3();
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.options;
  const other = await startExampleService({
    DATABASE_URL: await newDatabase(),
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  });
  try {
    const path = await archived('backup');
    await withStorage(other.settings, (storage) =>
      restore(storage, path, { replace: false, now: 0, progress: silent }),
    );
    await expect.poll(() => other.repository.state.tip).toEqual(one.repository.state.tip);
    expect(other.repository.state.assets).toEqual(one.repository.state.assets);
    expect([await sizeAt(other, file.url), await sizeAt(other, replaced.url)]).toEqual([
      '16x8',
      '32x16',
    ]);
    expect(await checkStore(other.settings)).toEqual([]);
  } finally {
    await other.remove();
    await s3.remove();
  }
});

it('by export and import, with the content it has now', async () => {
  const other = await startExampleService();
  try {
    const path = await archived('export');
    await withArchive(path, silent, (incoming) => importInto(other, incoming));
    await expect
      .poll(() => other.repository.state.assets.get(file.id))
      .toMatchObject({ ...said, alt: 'A beach', descriptions: { 'pt-br': 'Uma praia' } });
    const asset = other.repository.state.assets.get(file.id);
    expect(asset).toMatchObject({ width: 32, height: 16 });
    const [tag] = asset?.tags ?? [];
    expect(other.repository.state.assetTags.get(tag ?? '')?.name).toBe('Summer');
    // What nobody cut follows the focal point there, too.
    const shown = await withStorage(other.settings, async (storage) => pictures(storage, true));
    expect(shown['pt-br']).toMatchObject({ alt: 'Uma praia', square: { edit: { x: 16, y: 0 } } });
  } finally {
    await other.remove();
  }
});

it('to hosted Prismic as what each picture says and shows', async () => {
  const shown = await withStorage(one.settings, (storage) => pictures(storage, true));
  expect(shown['en-us']).toMatchObject({ alt: null, dimensions: { width: 32, height: 16 } });
  expect(shown['pt-br']).toMatchObject({
    alt: 'Uma praia',
    square: { alt: 'Uma praia', edit: { x: 16, y: 0, zoom: 1 } },
  });
});

async function pictures(storage: Parameters<typeof contentOf>[0], isForPrismic: boolean) {
  const { documents } = await contentOf(storage, isForPrismic);
  const found: Record<string, unknown> = {};
  for (const { lang, versions, content } of documents)
    for (const { id, uid } of versions)
      if (uid?.startsWith('beach-')) found[lang] = (await content(id)).picture;
  return found;
}
