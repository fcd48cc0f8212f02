import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '@farol/content-model';
import { expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { clearIncoming } from './incoming.ts';

it('removes what a killed upload left, and nothing that is under way or not its own', async () => {
  const folder = await newFolder();
  const now = Date.now();
  const anHourAgo = new Date(now - hourMs);
  for (const name of ['old.part', 'new.part', 'notes.txt']) await writeFile(join(folder, name), '');
  for (const name of ['old.part', 'notes.txt'])
    await utimes(join(folder, name), anHourAgo, anHourAgo);
  await clearIncoming(folder, now);
  expect(await readdir(folder)).toEqual(['new.part', 'notes.txt']);
  await clearIncoming(join(folder, 'never-made'), now);
});
