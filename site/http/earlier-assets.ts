import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { partialSuffix, writeAside } from '@farol/server/write-aside';
import { loadFiles } from './files.ts';

type Files = Awaited<ReturnType<typeof loadFiles>>;

/**
 * The files of this build, and those under `/assets/` of the build before, which the site keeps on its disk: while
 * one site after the other is updated, and for as long as a page lies in a cache, somebody asks for them. Where the
 * disk cannot be used there are only those of this build.
 */
export async function withEarlierAssets(
  files: Files,
  folder: string,
  onFault: (fault: unknown) => void,
): Promise<Files> {
  const before = await keepAndFindBefore(files, folder).catch((fault) => {
    onFault(fault);
    return new Map();
  });
  return new Map([...before, ...files]);
}

async function keepAndFindBefore(files: Files, folder: string): Promise<Files> {
  const assets = [...files].filter(([address]) => address.startsWith('/assets/'));
  const names = assets.map(([address]) => basename(address)).toSorted();
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  await mkdir(folder, { recursive: true });
  const earlier = (await buildsIn(folder)).filter((name) => name !== build);
  const present = join(folder, build);
  const isKept = await stat(present).then(
    () => true,
    () => false,
  );
  if (!isKept) {
    await writeAside(present, async (aside) => {
      await mkdir(join(aside, 'assets'), { recursive: true });
      for (const [address, { bytes }] of assets) await writeFile(join(aside, address), bytes);
    });
  }
  const now = new Date();
  await utimes(present, now, now);
  const [last, ...others] = earlier;
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
  return last === undefined ? new Map() : loadFiles(join(folder, last));
}

/** Builds that ran here, the last one first. */
async function buildsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const whole = names.filter((name) => /^[0-9a-f]{16}$/.test(name));
  const builds = await Promise.all(
    whole.map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtimeMs })),
  );
  for (const name of names.filter((each) => each.endsWith(partialSuffix)))
    await rm(join(folder, name), { recursive: true, force: true });
  return builds.toSorted((one, other) => other.usedAt - one.usedAt).map(({ name }) => name);
}
