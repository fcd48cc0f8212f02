import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { startServiceProcess } from './prove/service-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
});

/** The entries of a folder that other users may read, change or enter. */
async function openToOthers(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true });
  const found: string[] = [];
  for (const entry of ['.', ...entries]) {
    const { mode } = await stat(join(place, entry));
    if ((mode & 0o077) !== 0) found.push(`${entry} ${(mode & 0o777).toString(8)}`);
  }
  return found;
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';
const start = (place: string) => startServiceProcess({ folder: place, limit: 'umask 000;' });

it.skipIf(process.platform === 'win32')(
  'is for its own user alone, whatever the umask it was started with',
  async () => {
    const place = join(folder, 'data');
    const service = await start(place);
    const { body } = await service.upload('sea.svg', new TextEncoder().encode(drawing));
    expect(body).toMatchObject({ url: expect.any(String) });
    const names = (await readdir(place, { recursive: true })).map((name) => name.split('/').at(-1));
    expect(names).toEqual(
      expect.arrayContaining(['content.sqlite', 'content.sqlite-wal', 'content.sqlite-shm']),
    );
    expect(names).toEqual(expect.arrayContaining(['write-token', 'media']));
    expect(await openToOthers(place)).toEqual([]);
    await service.stop();
    expect(await openToOthers(place)).toEqual([]);
  },
);

it.skipIf(process.platform === 'win32')('closes what an earlier version left open', async () => {
  const place = join(folder, 'data');
  await (await start(place)).stop();
  for (const entry of ['.', 'media', 'incoming', 'transformed'])
    await chmod(join(place, 'service', entry), 0o755).catch(() => {});
  await chmod(join(place, 'service/content.sqlite'), 0o644);
  const again = await start(place);
  expect(await openToOthers(place)).toEqual([]);
  await again.stop();
});
