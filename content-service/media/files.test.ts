import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderFiles, type MediaFiles } from './files.ts';

let folder: string;
let files: MediaFiles;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  files = folderFiles(join(folder, 'media'));
});

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

async function put(content: string): Promise<string> {
  const temporary = join(folder, `${Math.random()}.part`);
  await writeFile(temporary, content);
  await files.put(hashOf(content), temporary);
  expect(existsSync(temporary)).toBe(false);
  return hashOf(content);
}

async function read(hash: string, range?: { start: number; end: number }) {
  const content = await files.read(hash, range);
  return content && text(content);
}

describe('folderFiles', () => {
  it('keeps content under its hash', async () => {
    const hash = await put('hello');
    expect(await readdir(join(folder, 'media'), { recursive: true })).toEqual([
      hash.slice(0, 2),
      join(hash.slice(0, 2), hash),
    ]);
    expect(await read(hash)).toBe('hello');
    expect(await read(hash, { start: 1, end: 3 })).toBe('ell');
    expect([await files.has(hash), await files.verify(hash)]).toEqual([true, true]);
  });

  it('keeps the same content once, however often and at once it is put', async () => {
    const hash = await put('hello');
    expect(await Promise.all([put('hello'), put('hello')])).toEqual([hash, hash]);
    expect(await readdir(join(folder, 'media', hash.slice(0, 2)))).toEqual([hash]);
    expect(await read(hash)).toBe('hello');
  });

  it('has nothing it was not given', async () => {
    const hash = hashOf('nothing');
    expect(await read(hash)).toBeUndefined();
    expect([await files.has(hash), await files.verify(hash)]).toEqual([false, false]);
    await files.delete(hash);
  });

  it('notices damage, and heals it when the content comes again', async () => {
    const hash = await put('hello');
    await writeFile(join(folder, 'media', hash.slice(0, 2), hash), 'jello');
    expect([await files.has(hash), await files.verify(hash)]).toEqual([true, false]);
    await put('hello');
    expect([await files.verify(hash), await read(hash)]).toEqual([true, 'hello']);
  });

  it('goes on reading what is deleted meanwhile', async () => {
    const hash = await put('hello');
    const content = await files.read(hash);
    await files.delete(hash);
    expect(content && (await text(content))).toBe('hello');
    expect(await files.has(hash)).toBe(false);
  });

  it.each(['', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(64)}/x`])(
    'takes no %s for a hash',
    async (hash) => {
      await expect(files.read(hash)).rejects.toThrow('is not the SHA-256 of a file');
      await expect(files.delete(hash)).rejects.toThrow('is not the SHA-256 of a file');
    },
  );

  it('does not hide what goes wrong', async () => {
    await writeFile(join(folder, 'media'), 'a file where the folder should be');
    await expect(put('hello')).rejects.toThrow(/EEXIST|ENOTDIR/);
    await expect(files.read(hashOf('hello'))).rejects.toThrow('ENOTDIR');
  });
});
