import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { openJournal } from './journal.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await newFolder();
  path = join(folder, 'moves/push.ndjson');
});

it('begins empty and finds again what it noted', async () => {
  const first = await openJournal(path);
  expect(first.all('file')).toEqual([]);
  await first.note('file', 'a', { to: 'b', mark: '1' });
  expect((await openJournal(path)).find('file', 'a')).toEqual({ to: 'b', mark: '1' });
});

it('counts as empty only where it is not there, not where it cannot be read', async () => {
  await mkdir(path, { recursive: true });
  await expect(openJournal(path)).rejects.toThrow('EISDIR');
});
