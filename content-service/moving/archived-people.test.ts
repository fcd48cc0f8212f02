import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  folder = await mkdtemp(join(tmpdir(), 'farol-people-'));
  file = join(folder, 'archive.tar');
  service = await startExampleService();
  await write(rui);
});
afterEach(async () => {
  await service.remove();
  await rm(folder, { recursive: true });
});

const person = (name: string) =>
  record('person', name, {
    name,
    role: 'writer',
    languages: null,
    types: null,
    password: null,
    createdAt: 1,
    invitedBy: null,
  });
const rui = person('Rui');
const inStore = <Result>(work: Parameters<typeof withStorage<Result>>[1]) =>
  withStorage(service.settings, work);
const write = (added: NewRecord) =>
  inStore(({ store }) => store.records.write([{ change: 'add', record: added }]));
const names = () =>
  inStore(async ({ store }) => (await store.records.list('person')).map(({ id }) => id));
const keep = (kind: 'backup' | 'export') =>
  inStore((storage) =>
    backup(storage, file, { kind, repository: 'farol', now: 0, progress: () => {} }),
  );
const bringBack = () =>
  inStore((storage) => restore(storage, file, { replace: true, now: 0, progress: () => {} }));

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

it('is not in an export', async () => {
  await keep('export');
  expect(await archivedPeople(file)).toBeUndefined();
});

it('stays where an archive has none', async () => {
  await keep('export');
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
  const about = { format, version: 1, kind: 'backup', repository: 'farol', at: 0 } as const;
  await writeArchive(file, about, (archive) => archive.text('people.json', JSON.stringify(people)));
  await expect(bringBack()).rejects.toThrow('people.json holds what this Farol does not know');
  expect(await names()).toEqual(['Rui']);
});
