import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '@farol/content-model';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { type MediaCache, openMediaCache } from './media-cache.ts';

let folder: string;

beforeEach(async () => {
  folder = await newFolder();
});

const ten = Buffer.alloc(10, 'x');
const started = (limit = 30, now = Date.now) => openMediaCache(folder, limit, now);

async function isCached(cache: MediaCache, name: string): Promise<boolean> {
  const found = await cache.open(name);
  await found?.file.close();
  return found !== undefined;
}

describe('keptPictures', () => {
  it('keeps content under a name', async () => {
    const cache = await started();
    await cache.put('aa1.webp', Buffer.from('hello'));
    const found = await cache.open('aa1.webp');
    expect([found?.size, await found?.file.readFile('utf8')]).toEqual([5, 'hello']);
    await found?.file.close();
    expect(await cache.open('aa2.webp')).toBeUndefined();
    expect(existsSync(join(folder, 'aa', 'aa1.webp'))).toBe(true);
  });

  it('evicts the least recently used entries', async () => {
    const cache = await started();
    for (const name of ['aa1', 'bb2', 'cc3']) await cache.put(name, ten);
    expect(await isCached(cache, 'aa1')).toBe(true);
    await cache.put('dd4', ten);
    const present = await Promise.all(
      ['aa1', 'bb2', 'cc3', 'dd4'].map((name) => isCached(cache, name)),
    );
    expect([present, cache.bytes]).toEqual([[true, false, true, true], 30]);
    expect(existsSync(join(folder, 'bb', 'bb2'))).toBe(false);
  });

  it('counts a name once, however often it is kept', async () => {
    const cache = await started();
    await cache.put('aa1', ten);
    await cache.put('aa1', Buffer.alloc(4));
    expect(cache.bytes).toBe(4);
  });

  it('does not keep what is larger than all its room', async () => {
    const cache = await started(9);
    await cache.put('aa1', ten);
    expect([cache.bytes, await isCached(cache, 'aa1')]).toEqual([0, false]);
  });

  it('finds what another process on its folder keeps, and counts it', async () => {
    const [one, other] = [await started(), await started()];
    await other.put('aa1', ten);
    expect([await isCached(one, 'aa1'), one.bytes]).toEqual([true, 10]);
    for (const name of ['bb2', 'cc3', 'dd4']) await one.put(name, ten);
    expect(await isCached(other, 'aa1')).toBe(false);
    expect(other.bytes).toBe(0);
  });

  it('finds again what an earlier run kept, by its age, and clears what a killed one left half-written', async () => {
    for (const [name, age] of [
      ['aa1', 10],
      ['bb2', 30],
      ['cc3', 20],
    ] as const) {
      const path = join(folder, name.slice(0, 2), name);
      await mkdir(join(folder, name.slice(0, 2)));
      await writeFile(path, ten);
      await utimes(path, 1000 - age, 1000 - age);
    }
    for (const [name, ageMs] of [
      ['aa8.x.part', 0],
      ['aa9.x.part', hourMs],
    ] as const) {
      const path = join(folder, 'aa', name);
      await writeFile(path, ten);
      const at = (Date.now() - ageMs) / 1000;
      await utimes(path, at, at);
    }
    const cache = await started();
    expect(cache.bytes).toBe(30);
    await cache.put('dd4', ten);
    expect(await isCached(cache, 'bb2')).toBe(false);
    // Another process may be writing the newer one.
    expect((await readdir(join(folder, 'aa'))).sort()).toEqual(['aa1', 'aa8.x.part']);
  });

  it('remembers over a restart what was used', async () => {
    let time = 1_000_000_000_000;
    const first = await started(30, () => time);
    await first.put('aa1', ten);
    await first.put('bb2', ten);
    time = Date.now() + 10 * hourMs;
    expect(await isCached(first, 'aa1')).toBe(true);
    await expect
      .poll(async () => (await stat(join(folder, 'aa', 'aa1'))).mtimeMs)
      .toBeGreaterThan(Date.now());
    const second = await started(11);
    await second.put('cc3', Buffer.alloc(0));
    expect([await isCached(second, 'aa1'), await isCached(second, 'bb2')]).toEqual([true, false]);
  });

  it('forgets what somebody else removed', async () => {
    const cache = await started();
    await cache.put('aa1', ten);
    await rm(join(folder, 'aa'), { recursive: true });
    expect([await isCached(cache, 'aa1'), cache.bytes]).toEqual([false, 0]);
  });

  it('leaves nothing behind when it cannot write', async () => {
    const cache = await started();
    await writeFile(join(folder, 'aa'), 'a file where a folder should be');
    await expect(cache.put('aa1', ten)).rejects.toThrow();
    expect(cache.bytes).toBe(0);
  });
});
