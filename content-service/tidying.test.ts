import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '@farol/content-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkStore } from './moving/check.ts';
import { type ExampleService, startExampleService } from './moving/service.testing.ts';
import { createDocument, editDocument } from './repository/commands/documents.ts';
import { startPreview } from './repository/commands/previews.ts';
import { changeModels } from './repository/commands/settings.ts';

let service: ExampleService;
beforeEach(async () => {
  service = await startExampleService();
});
afterEach(() => service.remove());

const page = {
  id: 'page',
  label: 'Page',
  repeatable: true,
  status: true,
  json: { Main: { words: { type: 'Text' as const } } },
};

it('lets old versions go at the next start, and says so to who asks for one', async () => {
  const { repository } = service;
  await repository.do(
    'test',
    changeModels([{ type: 'CUSTOM_TYPE_INSERT', id: 'page', payload: page }]),
  );
  const data = (count: number) => ({ data: { words: `text ${count}` } });
  const made = createDocument({ type: 'page', lang: 'en-us', title: 'Lisbon', ...data(0) });
  const { document, version } = await repository.do('test', made);
  for (let count = 1; count <= 5; count += 1)
    await repository.do(
      'test',
      editDocument(document, data(count), () => undefined),
    );
  await service.stop();

  service = await startExampleService({ DATA_DIR: service.folder, KEPT_VERSIONS: '2' });
  const versions = () => service.repository.state.documents.get(document)?.versions ?? [];
  const dropped = [true, true, true, true, false, false];
  await expect.poll(() => versions().map((each) => each.dropped)).toEqual(dropped);
  const address = `/api/farol/v1/documents/${document}/versions/${version.id}`;
  await expect(service.send('GET', address)).rejects.toThrow(/answered 410: .*is gone/);
  const published = { documents: [{ document, version: version.id }] };
  await expect(service.send('POST', '/api/farol/v1/publications', published)).rejects.toThrow(
    'answered 410',
  );
  await expect.poll(() => checkStore(service.settings)).toEqual([]);
});

it('ends at the start the previews of people who were removed, and of tokens that were revoked', async () => {
  const { repository } = service;
  const authors = ['first start', 'person/removed', 'a revoked token'];
  const start = startPreview({ until: Date.now(), lastsMs: 60_000, shared: true });
  for (const by of authors) await repository.do(by, start);
  await service.stop();
  service = await startExampleService({ DATA_DIR: service.folder });
  const { previews } = service.repository.state;
  await expect.poll(() => [...previews.values()].map(({ by }) => by)).toEqual(['first start']);
});

it('clears away at the start what a killed upload left', async () => {
  await service.stop();
  const incoming = join(service.folder, 'service', 'incoming');
  await mkdir(incoming, { recursive: true });
  await writeFile(join(incoming, 'left.part'), 'half a pict');
  const anHourAgo = new Date(Date.now() - hourMs);
  await utimes(join(incoming, 'left.part'), anHourAgo, anHourAgo);
  service = await startExampleService({ DATA_DIR: service.folder });
  await expect.poll(() => readdir(incoming)).toEqual([]);
});
