import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { writeAside } from './write-aside.ts';

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
});

it('puts a file in its place only when it is whole', async () => {
  const path = join(folder, 'list');
  await writeFile(path, 'old');
  await writeAside(path, async (aside) => {
    await writeFile(aside, 'new');
    expect(await readFile(path, 'utf8')).toBe('old');
  });
  expect(await readFile(path, 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['list']);
});

it('puts a folder in its place', async () => {
  await writeAside(join(folder, 'build'), async (aside) => {
    await mkdir(aside);
    await writeFile(join(aside, 'a'), 'a');
  });
  expect(await readdir(join(folder, 'build'))).toEqual(['a']);
});

it('leaves the old one, and nothing beside it, where writing fails or is taken back', async () => {
  const path = join(folder, 'list');
  await writeFile(path, 'old');
  const fails = writeAside(path, async (aside) => {
    await writeFile(aside, 'half');
    throw new Error('The disk is full.');
  });
  await expect(fails).rejects.toThrow('The disk is full.');
  await writeAside(path, async (aside) => {
    await writeFile(aside, 'new');
    return false;
  });
  expect(await readFile(path, 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['list']);
});

it('names the file that found no room on the disk, and none of a connection that was closed', async () => {
  const path = join(folder, 'list');
  const pathIn = (code: string) => {
    const fault = Object.assign(new Error(), { code, syscall: 'write' });
    const writing = writeAside(path, () => Promise.reject(fault));
    return writing.catch((caught) => caught.path);
  };
  expect(await pathIn('ENOSPC')).toBe(path);
  expect(await pathIn('ECONNRESET')).toBeUndefined();
});

it('lets several write the same at once', async () => {
  const path = join(folder, 'list');
  const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(1000));
  await Promise.all(texts.map((text) => writeAside(path, (aside) => writeFile(aside, text))));
  expect(texts).toContain(await readFile(path, 'utf8'));
  expect(await readdir(folder)).toEqual(['list']);
});
