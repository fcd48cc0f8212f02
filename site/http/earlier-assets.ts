import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { partialSuffix, writeAside } from '@farol/server/write-aside';
import { loadFiles } from './files.ts';

type Files = Awaited<ReturnType<typeof loadFiles>>;

/**
 * The files of this build plus the `/assets/` of the previous one, stored in `folder`: they are still requested during a
 * rolling update and by cached pages. If the disk cannot be used, only the files of this build.
 */
export async function withEarlierAssets(
  files: Files,
  folder: string,
  onFault: (fault: unknown) => void,
): Promise<Files> {
  const earlier = await storeAndLoadPrevious(files, folder).catch((fault) => {
    onFault(fault);
    return new Map();
  });
  return new Map([...earlier, ...files]);
}

async function storeAndLoadPrevious(files: Files, folder: string): Promise<Files> {
  const assets = [...files].filter(([address]) => address.startsWith('/assets/'));
  const names = assets.map(([address]) => basename(address)).toSorted();
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  await mkdir(folder, { recursive: true });
  const stored = await buildsIn(folder);
  const [previous, ...older] = stored.map(({ name }) => name).filter((name) => name !== build);
  const buildFolder = join(folder, build);
  const isStored = await stat(buildFolder).then(
    () => true,
    () => false,
  );
  if (!isStored) {
    await writeAside(buildFolder, async (aside) => {
      await mkdir(join(aside, 'assets'), { recursive: true });
      for (const [address, { bytes }] of assets) await writeFile(join(aside, address), bytes);
    });
  }
  // Later than every other build, also where the clock stands still or went back.
  const usedAt = Math.max(Date.now(), ...stored.map((one) => Math.ceil(one.usedAt) + 1)) / 1000;
  await utimes(buildFolder, usedAt, usedAt);
  for (const name of older) await rm(join(folder, name), { recursive: true, force: true });
  return previous === undefined ? new Map() : loadFiles(join(folder, previous));
}

/** The stored builds, the most recently started first. Removes what an interrupted write left. */
async function buildsIn(folder: string): Promise<{ name: string; usedAt: number }[]> {
  const names = await readdir(folder);
  const complete = names.filter((name) => /^[0-9a-f]{16}$/.test(name));
  const builds = await Promise.all(
    complete.map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtimeMs })),
  );
  for (const name of names.filter((name) => name.endsWith(partialSuffix)))
    await rm(join(folder, name), { recursive: true, force: true });
  return builds.toSorted((one, other) => other.usedAt - one.usedAt);
}
