import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { replaceFolder } from './replace-folder.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await newFolder();
  folder = join(parent, 'pictures');
  await replaceFolder(folder, async (temporary) => {
    await writeFile(join(temporary, 'a'), 'old');
    await writeFile(join(temporary, 'gone'), 'old');
  });
});

it('leaves what was made, and nothing of what was there', async () => {
  await replaceFolder(folder, (temporary) => writeFile(join(temporary, 'a'), 'new'));
  expect(await readdir(folder)).toEqual(['a']);
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('new');
  expect(await readdir(parent)).toEqual(['pictures']);
});

it('leaves what was there as it was until all is made, and where that fails', async () => {
  const broken = replaceFolder(folder, async (temporary) => {
    await writeFile(join(temporary, 'a'), 'half');
    expect(await readFile(join(folder, 'a'), 'utf8')).toBe('old');
    throw new Error('The pen broke.');
  });
  await expect(broken).rejects.toThrow('The pen broke.');
  expect(await readdir(folder)).toEqual(['a', 'gone']);
  expect(await readdir(parent)).toEqual(['pictures']);
});

it('leaves what was there also after a process was killed while the folders changed places', async () => {
  await rename(folder, `${folder}.last`);
  const broken = replaceFolder(folder, () => Promise.reject(new Error('The pen broke.')));
  await expect(broken).rejects.toThrow('The pen broke.');
  expect(await readdir(folder)).toEqual(['a', 'gone']);
  expect(await readdir(parent)).toEqual(['pictures']);
});
