import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkStore } from './check.ts';

it('says that there is no store in a folder without one, and makes none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farol-check-'));
  expect(await checkStore({ DATA_DIR: folder })).toEqual([
    `There is no store at ${join(folder, 'service', 'content.sqlite')}. ` +
      'Set DATA_DIR to the folder of a service that has run.',
  ]);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
