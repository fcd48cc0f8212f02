import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { Command } from '../repository/command.ts';
import { removeLanguage, saveLanguage } from '../repository/commands/languages.ts';
import { publishRelease, removeRelease } from '../repository/commands/releases.ts';
import { changeModels } from '../repository/commands/settings.ts';
import { backup } from './backup.ts';
import { contentOf } from './from-storage.ts';
import { restore } from './restore.ts';
import {
  type ExampleService,
  fillExample,
  importInto,
  startExampleService,
} from './service.testing.ts';
import { withStorage } from './storage.ts';

/** What was removed here since it came is not brought again. */
let source: ExampleService;
let target: ExampleService;
const progress = () => {};

beforeEach(async () => {
  source = await startExampleService();
  target = await startExampleService();
  await fillExample(source);
});
afterEach(async () => {
  await source.remove();
  await target.remove();
});

const bring = () =>
  withStorage(source.settings, async (storage) => importInto(target, await contentOf(storage)));

/** After the running service knows of what came. */
async function here() {
  await target.repository.catchUp();
  return target.repository;
}
const run = async (...commands: Command<unknown>[]) => {
  const repository = await here();
  for (const command of commands) await repository.do('Inês', command);
};

const addRelease = (label: string) =>
  source.send<{ id: string }>('POST', '/api/farol/v1/releases', {
    label,
    scheduledAt: Date.UTC(2099, 1, 1),
  });

it.each([
  ['published', publishRelease],
  ['deleted', removeRelease],
])('does not bring a release again that was %s', async (end, command) => {
  await bring();
  const [release = ''] = source.repository.state.releases.keys();
  await run(command(release));
  const { document } = await source.send<{ document: string }>('POST', '/api/farol/v1/documents', {
    type: 'page',
    lang: 'en-us',
    title: 'Added later',
    uid: 'added',
    place: { release },
  });
  expect(await bring()).toMatchObject({
    documents: { written: 1, unchanged: 4 },
    problems: [
      `The release “Summer” was ${end} here and does not come again: the documents that came with it stay as they are here, and new ones in it come as drafts.`,
    ],
  });
  const { state } = await here();
  expect(state.documents.get(document)?.draft).toEqual(expect.any(String));
  expect(state.releases.size).toBe(0);
});

it('brings no release again that was deleted empty, or before fifty others', async () => {
  const { id: empty } = await addRelease('Empty');
  await bring();
  const [summer = ''] = source.repository.state.releases.keys();
  await run(removeRelease(empty), removeRelease(summer));
  const [, forest = ''] = source.repository.state.documents.keys();
  for (let count = 0; count < 50; count += 1) {
    const release = { id: `other-${count}`, label: 'Other', scheduledAt: null };
    const version = target.repository.state.documents.get(forest)?.published ?? '';
    await run(
      () => ({ events: [{ kind: 'release-created', release }], answer: null }),
      () => ({
        events: [{ kind: 'placed', document: forest, release: release.id, version, base: version }],
        answer: null,
      }),
      removeRelease(release.id),
    );
  }
  const { problems } = await bring();
  expect(problems).toEqual([
    expect.stringMatching(/^The release “Summer” was deleted here/),
    expect.stringMatching(/^The release “Empty” was deleted here/),
  ]);
  expect((await here()).state.releases.size).toBe(0);
});

it('brings no file, language or model again that was removed, and says so', async () => {
  const french = saveLanguage('fr-fr', { name: 'French', isMaster: false });
  await source.repository.do('Inês', french);
  const alone = { id: 'note', label: 'Note', repeatable: true, status: true, json: {} };
  const note = { type: 'CUSTOM_TYPE_INSERT' as const, id: 'note', payload: alone };
  await source.repository.do('Inês', changeModels([note]));
  const { id } = await source.upload('map.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await bring()).problems).toEqual([]);
  const before = structuredClone(await stateOf());
  await run(
    removeLanguage('fr-fr'),
    changeModels([
      { type: 'CUSTOM_TYPE_DELETE', id: 'note' },
      { type: 'SLICE_DELETE', id: 'hero' },
    ]),
  );
  await target.send('DELETE', `/api/assets/assets/${id}`);
  const removed = await stateOf();
  expect(removed).not.toEqual(before);
  expect(await bring()).toMatchObject({
    documents: { written: 0 },
    problems: [
      'The language French was removed here and does not come again.',
      'The model of the slice hero was removed here and does not come again.',
      'The model of the type note was removed here and does not come again.',
      `The file map.svg (${id}) was removed here and does not come again.`,
    ],
  });
  expect(await stateOf()).toEqual(removed);
});

it('brings again what an earlier backup, restored since, did not have yet', async () => {
  const file = join(target.folder, 'backup.tar');
  await withStorage(target.settings, (storage) =>
    backup(storage, file, { repository: 'farol', now: 0, progress }),
  );
  await bring();
  const before = await stateOf();
  await withStorage(target.settings, (storage) =>
    restore(storage, file, { replace: true, now: 0, progress }),
  );
  await eventually(() => expect(target.repository.state.types.size).toBe(0));
  expect((await bring()).problems).toEqual([]);
  expect(await stateOf()).toEqual(before);
});

/** Ids. */
async function stateOf() {
  const { languages, types, slices, assets } = (await here()).state;
  return [languages.map(({ id }) => id), ...[types, slices, assets].map((all) => [...all.keys()])];
}
