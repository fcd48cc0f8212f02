import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pictures, writeSheets } from './files.ts';
import { programs } from './programs.ts';
import { languageKeys } from './source.ts';

const folder = await mkdtemp(join(tmpdir(), 'farol-sheets-'));
afterAll(() => rm(folder, { recursive: true }));

it('gives every picture a key and a file of its own, described in every language', () => {
  expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length);
  for (const { key, path, descriptions } of pictures) {
    expect(basename(path), key).toMatch(/^[a-z-]+\.(jpg|svg)$/);
    expect(Object.values(descriptions).filter(Boolean), key).toHaveLength(languageKeys.length);
  }
});

it('has each of them committed, no other, and 15 MB at most of all', async () => {
  const committed = join(import.meta.dirname, 'pictures');
  const drawn = (await readdir(committed)).filter((name) => name !== 'drawn-from.txt');
  expect(drawn.toSorted()).toEqual(pictures.map(({ path }) => basename(path)).toSorted());
  const sizes = await Promise.all(pictures.map(async ({ path }) => (await stat(path)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000);
});

it('writes a sheet for every program in every language it is offered in', async () => {
  const sheets = await writeSheets(join(folder, 'new'), new Date('2026-11-21T00:00:00Z'));
  const offered = programs.flatMap(({ text }) => Object.values(text).map(({ uid }) => uid));
  expect(sheets.map(({ path }) => basename(path, '.pdf')).toSorted()).toEqual(offered.toSorted());
  for (const { key, path } of sheets) {
    expect(key).toMatch(/^sheet-[a-z-]+-(en|pt|es|fr)$/);
    expect((await readFile(path, 'latin1')).slice(0, 8), key).toBe('%PDF-1.4');
  }
});
