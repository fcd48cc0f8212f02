import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { folderFiles } from '../media/files.ts';
import { createDocument, editDocument } from '../repository/commands/documents.ts';
import { exampleRepository } from '../repository/repository.testing.ts';
import { checkContent, checkStore } from './check.ts';
import { fillExample, startExampleService } from './service.testing.ts';

it('takes nothing for lost that a running service drops while it looks', async () => {
  const { repository, store, folder, remove } = await exampleRepository();
  const made = createDocument({ type: 'page', lang: 'en-us', title: 'Lisbon' });
  const { document, version } = await repository.do('Inês', made);
  await repository.do(
    'Inês',
    editDocument(document, { data: { words: 'new' } }, () => undefined),
  );
  const asked: string[] = [];
  const meanwhile = {
    ...store,
    async versions(ids: readonly string[]) {
      if (asked.length === 0) await repository.dropOldVersions(1);
      asked.push(...ids);
      return store.versions(ids);
    },
  };
  expect(await checkContent(meanwhile, folderFiles(folder))).toEqual([]);
  expect(asked[0]).toBe(version.id);
  await store.drop(repository.state.tip, [repository.state.documents.get(document)?.draft ?? '']);
  expect(await checkContent(store, folderFiles(folder))).toEqual([
    expect.stringMatching(/^Version \S+ is missing\. Restore/),
  ]);
  await remove();
});

it('names a document whose picture is not answered', async () => {
  const service = await startExampleService();
  await fillExample(service);
  const { repository, settings } = service;
  expect(await checkStore(settings)).toEqual([]);
  const sea = [...repository.state.assets.values()].find(({ filename }) => filename === 'sea.svg');
  const lost = sea?.id ?? '';
  await repository.do('test', () => ({
    events: [{ kind: 'asset-removed', asset: lost }],
    answer: null,
  }));
  const faults = await checkStore(settings);
  expect(faults).toHaveLength(2);
  expect(faults).toEqual([
    expect.stringMatching(/^Document \S+ \((coast|costa), \S+\) shows the file \S+, which is not/),
    expect.stringContaining(`shows the file ${lost}, which is not answered with it.`),
  ]);
  await service.remove();
});

it('says that there is no store in a folder without one, and makes none', async () => {
  const folder = await newFolder();
  await expect(checkStore({ DATA_DIR: folder })).rejects.toThrow(
    `There is no store at ${join(folder, 'service', 'content.sqlite')}. Set DATA_DIR`,
  );
  expect(await readdir(folder)).toEqual([]);
});
