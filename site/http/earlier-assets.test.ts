import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { withEarlierAssets } from './earlier-assets.ts';
import { fileOf } from './files.ts';

const folder = await mkdtemp(join(tmpdir(), 'farol-builds-'));
afterAll(() => rm(folder, { recursive: true }));

const unexpected = (fault: unknown): void => {
  throw fault;
};
const build = (version: string) =>
  new Map(
    [`/assets/main-${version}.js`, '/icon.svg'].map((address) => [
      address,
      fileOf(address, Buffer.from(version)),
    ]),
  );
const addressesOf = async (version: string, at = folder, onFault = unexpected) =>
  [...(await withEarlierAssets(build(version), at, onFault)).keys()].toSorted();

it('keeps the assets of the build before, and of no other', async () => {
  expect(await addressesOf('a')).toEqual(['/assets/main-a.js', '/icon.svg']);
  expect(await addressesOf('b')).toEqual(['/assets/main-a.js', '/assets/main-b.js', '/icon.svg']);
  // A restart is not a new build.
  expect(await addressesOf('b')).toEqual(['/assets/main-a.js', '/assets/main-b.js', '/icon.svg']);
  expect(await addressesOf('c')).toEqual(['/assets/main-b.js', '/assets/main-c.js', '/icon.svg']);
  expect(await readdir(folder)).toHaveLength(2);
});

it('serves what this build has, where both have a name', async () => {
  const files = await withEarlierAssets(build('d'), folder, unexpected);
  expect(String(files.get('/icon.svg')?.bytes)).toBe('d');
  expect(String(files.get('/assets/main-c.js')?.bytes)).toBe('c');
});

it('knows which build was the last one, where the clock stands still or goes back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const at = join(folder, 'clock');
  for (const version of ['m', 'n', 'l', 'k']) {
    vi.setSystemTime('2026-11-27T10:00:00.123Z');
    await addressesOf(version, at);
  }
  vi.setSystemTime('2026-11-26T10:00:00Z');
  await addressesOf('j', at);
  const addresses = await addressesOf('i', at);
  vi.useRealTimers();
  expect(addresses).toEqual(['/assets/main-i.js', '/assets/main-j.js', '/icon.svg']);
});

it('goes on without a disk', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const faults: unknown[] = [];
  const found = await addressesOf('e', file, (fault) => void faults.push(fault));
  expect(found).toEqual(['/assets/main-e.js', '/icon.svg']);
  expect(faults).toHaveLength(1);
});
