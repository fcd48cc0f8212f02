/** The child process under attack: the real asset and media apps behind the real server. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen } from '@farol/server';
import { keepHeapGrowthLimited } from '@farol/server/process';
import { Hono } from 'hono';
import sharp from 'sharp';
import { heapGrowth } from '../../http/heap.ts';
import { mediaApp } from '../../media/app.ts';
import { folderFiles } from '../../media/files.ts';
import { contentKeeper } from '../../media/keeping.ts';
import { transformedPictures } from '../../media/transformed.ts';
import type { AssetRecord } from '../../repository/asset-record.ts';
import { assetLibrary } from '../../repository/assets.ts';
import { createToken } from '../../repository/commands/settings.ts';
import { Repository } from '../../repository/repository.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { assetApi } from '../../write-api/assets/asset-api.ts';
import { authorOf, refuseWriter } from '../../write-api/authorize.ts';

const [folder = '', token = '', limits = '{}'] = process.argv.slice(2);
const report = (fault: Error) => console.error(fault);
keepHeapGrowthLimited(heapGrowth);
const files = folderFiles(join(folder, 'media'));
const repository = await Repository.open(openSqlite(join(folder, 'content.sqlite')), {
  name: 'farol',
  visibility: 'public',
  keptRefs: 0,
  clock: Date.now,
});
const library = assetLibrary(repository);
const transformed = await transformedPictures({
  files,
  folder: join(folder, 'transformed'),
  report,
});

await repository.do('prover', createToken('prover', 'write', token));
await addPicture();

const app = new Hono().route('/', mediaApp({ find: library.at, files, transformed, report })).route(
  '/asset-api',
  assetApi({
    library,
    contents: contentKeeper(files, library.hasContent, report),
    intake: { temporaryFolder: join(folder, 'incoming') },
    authorize: (request) => authorOf(repository, request) ?? refuseWriter(repository, request),
    publicAddress: () => 'http://127.0.0.1',
    report,
    now: Date.now,
  }),
);

const server = await listen(app, {
  ...JSON.parse(limits),
  port: 0,
  bodyLimits: [{ method: 'POST', path: '/asset-api/assets', bytes: 51 * 1024 * 1024 }],
  defaultMaxBodyBytes: 1024 * 1024,
});

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20).unref();

process.on('message', (message) => {
  if (message === 'memory') {
    process.send?.({ peak: Math.max(peak, process.memoryUsage.rss()) });
    peak = 0;
  }
  if (message === 'stop')
    void server
      .stop()
      .then(() => repository.close())
      .then(() => process.disconnect());
});
process.send?.({ port: server.port });

async function addPicture(): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = await sharp({
    create: { width: 200, height: 150, channels: 3, noise, background: '#fff' },
  })
    .jpeg()
    .toBuffer();
  const hash = createHash('sha256').update(picture).digest('hex');
  const temporary = join(folder, 'picture.part');
  await writeFile(temporary, picture);
  await files.put(hash, temporary);
  const record: AssetRecord = {
    id: 'picture',
    hash,
    filename: 'beach.jpg',
    mime: 'image/jpeg',
    extension: 'jpg',
    kind: 'image',
    size: picture.length,
    width: 200,
    height: 150,
    notes: null,
    credits: null,
    alt: null,
    tags: [],
    createdAt: 0,
    lastModified: 0,
    uploader: 'prover',
  };
  await library.add(record, record.uploader);
}
