import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { isPictureSignature, pictureKey, pictureSignature } from './picture-key.ts';

let folder = '';
beforeEach(async () => {
  folder = await newFolder();
});

function fail(fault: unknown): never {
  throw fault;
}

it('is the setting, or made of the secret that sites share', async () => {
  const secret = { secret: 'short and shared' };
  expect(await pictureKey({ ...secret, key: 'the key of pictures' }, folder, fail)).toBe(
    'the key of pictures',
  );
  const made = await pictureKey(secret, folder, fail);
  expect(made).not.toContain('short');
  expect(await pictureKey(secret, join(folder, 'of another machine'), fail)).toBe(made);
});

it('is kept otherwise, through restarts and for whoever shares the folder', async () => {
  const below = join(folder, 'data');
  const all = await Promise.all(Array.from({ length: 5 }, () => pictureKey({}, below, fail)));
  expect(new Set(all).size).toBe(1);
  expect(await pictureKey({}, below, fail)).toBe(all[0]);
  expect(await pictureKey({}, folder, fail)).not.toBe(all[0]);
  expect((await stat(join(below, 'picture-key'))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(below, 'picture-key'), 'utf8')).trim()).toBe(all[0]);
});

it('holds for one process where nothing can be kept', async () => {
  await writeFile(join(folder, 'file'), '');
  const faults: unknown[] = [];
  const key = await pictureKey({}, join(folder, 'file/data'), (fault) => faults.push(fault));
  expect(key.length).toBeGreaterThan(16);
  expect(String(faults)).toContain('ENOTDIR');
});

it('signs one text, and knows no other signature', () => {
  const signature = pictureSignature('key', 'a1?w=320');
  expect(signature).toMatch(/^[\w-]{6}$/);
  expect(isPictureSignature('key', 'a1?w=320', signature)).toBe(true);
  for (const [key, text, given] of [
    ['key', 'a1?w=480', signature],
    ['other', 'a1?w=320', signature],
    ['key', 'a1?w=320', ''],
    ['key', 'a1?w=320', 'ññññññ'],
    ['key', 'a1?w=320', `${signature}x`],
  ] as const)
    expect(isPictureSignature(key, text, given)).toBe(false);
});
