import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pictures, writeSheets } from './files.ts';
import { programs } from './programs/index.ts';

const folder = await mkdtemp(join(tmpdir(), 'farol-sheets-'));
afterAll(() => rm(folder, { recursive: true }));

it('gives every picture a key and a file of its own, with an alt text', () => {
  const files = pictures('/pictures');
  expect(new Set(files.map(({ key }) => key)).size).toBe(files.length);
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  for (const { key, path, alt } of files) {
    expect(path, key).toMatch(/^\/pictures\/[a-z-]+\.(jpg|svg)$/);
    expect(alt, key).toBeTruthy();
  }
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
