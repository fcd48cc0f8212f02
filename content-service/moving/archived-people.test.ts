import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { record } from '../people/records.ts';
import type { NewRecord } from '../store/records.ts';
import { format, writeArchive } from './archive.ts';
import { archivedPeople } from './archived-people.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { type ExampleService, startExampleService } from './service.testing.ts';
import { withStorage } from './storage.ts';

let folder: string;
let file: string;
let service: ExampleService;
beforeEach(async () => {
  folder = await newFolder();
  file = join(folder, 'archive.tar');
  service = await startExampleService();
  await write(rui);
});
afterEach(async () => {
  await service.remove();
});

const content = {
  role: 'writer',
  languages: null,
  types: null,
  password: null,
  createdAt: 1,
  invitedBy: null,
} as const;
const person = (name: string) => record('person', name, { name, ...content });
const rui = person('Rui');
const inStore = <Result>(work: Parameters<typeof withStorage<Result>>[1]) =>
  withStorage(service.settings, work);
const write = (added: NewRecord) =>
  inStore(({ store }) => store.records.write([{ change: 'add', record: added }]));
const change = (changed: NewRecord) =>
  inStore(async ({ store }) => {
    const { revision } = (await store.records.get('person', changed.id)) ?? { revision: 0 };
    const isWritten = await store.records.write([{ change: 'set', record: changed, revision }]);
    expect(isWritten).toBe(true);
  });
const names = () =>
  inStore(async ({ store }) => (await store.records.list('person')).map(({ id }) => id));
const keep = (kind: 'backup' | 'export') =>
  inStore((storage) =>
    backup(storage, file, { kind, repository: 'farol', now: 0, progress: () => {} }),
  );
const bringBack = () =>
  inStore((storage) => restore(storage, file, { replace: true, now: 0, progress: () => {} }));

const about = { format, version: 1, kind: 'backup', repository: 'farol', at: 0 } as const;

it('comes back with a backup, in the place of who is there', async () => {
  await keep('backup');
  await write(person('Eva'));
  await bringBack();
  expect(await names()).toEqual(['Rui']);
});

it('is named where the backup lets somebody in again', async () => {
  await keep('backup');
  await write(person('Eva'));
  await inStore(({ store }) =>
    store.records.write([{ change: 'remove', kind: 'person', id: 'Rui' }]),
  );
  expect((await bringBack()).notices).toEqual([
    expect.stringMatching(/^With the backup, people can sign in who were not here: Rui\. /),
  ]);
  expect((await bringBack()).notices).toEqual([]);
});

it.each([
  ['a role', { role: 'administrator' }, { role: 'publisher' }, 'administrator'],
  ['a language', { languages: ['en-us', 'pt-br'] }, { languages: ['pt-br'] }, 'writer'],
  ['all types', { types: null }, { types: ['page'] }, 'writer'],
])('is named where the backup gives %s back', async (_, then, now, role) => {
  await change({ ...rui, content: { name: 'Rui', ...content, ...then } });
  await keep('backup');
  await change({ ...rui, content: { name: 'Rui', ...content, ...now } });
  expect((await bringBack()).notices).toEqual([
    expect.stringContaining(`people have rights again that they did not have here: Rui (${role}).`),
  ]);
  expect((await bringBack()).notices).toEqual([]);
});

it('is said to be unknown where the records that are replaced cannot be read', async () => {
  await keep('backup');
  await change({ ...rui, content: { name: 'Rui' } });
  expect((await bringBack()).notices).toEqual([
    expect.stringMatching(/^The records of the people who were here cannot be read: /),
  ]);
  expect((await bringBack()).notices).toEqual([]);
});

it('is not in an export', async () => {
  await keep('export');
  expect(await archivedPeople(file)).toBeUndefined();
});

it('stays where an archive has none', async () => {
  await writeArchive(file, about, async () => {});
  await write(person('Eva'));
  await bringBack();
  expect(await names()).toEqual(['Eva', 'Rui']);
});

it.each([
  [
    'an open session',
    [record('session', 'x', { key: '', startedAt: 0, seenAt: 0, way: 'password', agent: '' })],
  ],
  ['another shape', [{ ...rui, content: { name: 'Rui' } }]],
  ['no list', { people: [] }],
])('is refused where it is %s, and everybody stays', async (_, people) => {
  await writeArchive(file, about, (archive) => archive.text('people.json', JSON.stringify(people)));
  await expect(bringBack()).rejects.toThrow('people.json holds what this Farol does not know');
  expect(await names()).toEqual(['Rui']);
});
