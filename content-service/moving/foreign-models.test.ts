import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { documentsFolder } from './from-documents-folder.ts';
import { publishedContent } from './pull.ts';
import type { Remote } from './remote.ts';

const type = { id: 'page', label: 'Page', repeatable: true, status: true, json: {} };
const slice = { id: 'hero', type: 'SharedSlice', name: 'Hero', variations: [{ id: 'default' }] };
const good = { '/customtypes': [type], '/slices': [slice] };

const notModels: [string, object][] = [
  ['a type without fields', { '/customtypes': [{ id: 'page' }] }],
  ['a type of which a field is none', { '/customtypes': [{ ...type, json: { Main: { a: 5 } } }] }],
  ['a slice without variations', { '/slices': [{ id: 'hero', type: 'SharedSlice' }] }],
];

const repositoryWith = (answers: Record<string, unknown>): Remote => ({
  name: 'elsewhere',
  mayWrite: true,
  isOwn: () => true,
  content: async (path) =>
    path === ''
      ? { refs: [{ ref: 'r', isMasterRef: true }], languages: [{ id: 'en-us', name: 'English' }] }
      : { total_pages: 1, results: [] },
  request: async (_, __, path) => answers[path] ?? { items: [] },
  upload: () => Promise.reject(new Error('Nothing is sent.')),
});

it('takes the models of another repository as they are', async () => {
  const { types, slices } = await publishedContent(repositoryWith(good), () => {});
  expect([types, slices]).toEqual([[type], [slice]]);
});

it.each(notModels)('takes nothing from a repository with %s', async (_, answers) => {
  const pulled = publishedContent(repositoryWith({ ...good, ...answers }), () => {});
  await expect(pulled).rejects.toThrow('elsewhere has a model that cannot be read');
});

it('says what came where a list of models was expected', async () => {
  const pulled = publishedContent(repositoryWith({ ...good, '/customtypes': {} }), () => {});
  await expect(pulled).rejects.toThrow(
    'elsewhere has a model that cannot be read: Invalid input: expected array, received object.',
  );
});

it.each(notModels)('takes nothing from a folder with %s', async (_, answers) => {
  const folder = await mkdtemp(join(tmpdir(), 'farol-models-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const models: typeof good = { ...good, ...answers };
  const files = {
    'customtypes/page/index.json': models['/customtypes'],
    'slices/Hero/model.json': models['/slices'],
  };
  for (const [path, [model]] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(model));
  }
  await mkdir(join(folder, 'documents'));
  await expect(documentsFolder(join(folder, 'documents'))).rejects.toThrow(
    /(?:index|model)\.json has a model that cannot be read/,
  );
});

it('says of a folder without documents that they are not there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farol-models-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'en-us'));
  await writeFile(join(folder, 'en-us/about.json'), '{}');
  await expect(documentsFolder(folder)).rejects.toThrow(`${folder} holds no document.`);
});

it('reads no link to a device, which has no end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farol-models-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'en-us/A=#=V=#=page=#=G=#=en-us=#=y.json');
  await mkdir(join(file, '..'));
  await symlink('/dev/zero', file);
  await expect(documentsFolder(folder)).rejects.toThrow(
    `${file} is no file, or larger than 100 MB.`,
  );
});

it.each([
  ['documents/en-us/A=#=V=#=page=#=G=#=en-us=#=y.json', '{"title":', 'is not JSON'],
  ['documents/en-us/A=#=V=#=page=#=G=#=en-us=#=y.json', 'null', 'holds no document'],
  [
    'documents/en-us/A=#=V=#=page=#=G=#=en-us=#=y.json',
    `{"title":${'['.repeat(9000)}${']'.repeat(9000)}}`,
    'is nested too deeply',
  ],
  ['customtypes/page/index.json', '{"id":', 'is not JSON'],
])('names the file %s of a folder that cannot be read', async (path, text, problem) => {
  const folder = await mkdtemp(join(tmpdir(), 'farol-models-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const each of ['documents', join(path, '..')])
    await mkdir(join(folder, each), { recursive: true });
  await writeFile(join(folder, path), text);
  await expect(documentsFolder(join(folder, 'documents'))).rejects.toThrow(
    `${join(folder, path)} ${problem}.`,
  );
});
