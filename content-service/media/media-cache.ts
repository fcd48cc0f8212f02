import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { partialSuffix, writeAside } from '@farol/server/write-aside';
import { LRUCache } from 'lru-cache';
import { isMissing } from './files.ts';

interface Entry {
  readonly size: number;
  markedAt: number;
}

/** Transformed pictures on disk, within a limit: those not asked for the longest go first. */
export interface MediaCache {
  /** The file kept under this name, opened; the reader closes it. */
  open(name: string): Promise<{ file: FileHandle; size: number } | undefined>;
  keep(name: string, content: Buffer): Promise<void>;
  readonly bytes: number;
}

const markEvery = 60 * 60 * 1000;

export async function openMediaCache(
  folder: string,
  limitBytes: number,
  now: () => number,
): Promise<MediaCache> {
  await mkdir(folder, { recursive: true });
  const leaving: string[] = [];
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, limitBytes),
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_, name, reason) => reason === 'evict' && leaving.push(name),
  });
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  for (const [name, entry] of await found(folder)) entries.set(name, entry);

  function markUsed(name: string, entry: Entry): void {
    if (now() - entry.markedAt < markEvery) return;
    entry.markedAt = now();
    const seconds = entry.markedAt / 1000;
    // The mark only orders the entries after a restart: without it they are still all there.
    utimes(pathOf(name), seconds, seconds).catch(() => {});
  }

  async function removeLeaving(): Promise<void> {
    for (const name of leaving.splice(0))
      if (!entries.has(name)) await rm(pathOf(name), { force: true });
  }
  await removeLeaving();

  return {
    get bytes() {
      return entries.calculatedSize;
    },

    async open(name) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      try {
        const file = await open(pathOf(name));
        markUsed(name, entry);
        return { file, size: entry.size };
      } catch (fault) {
        if (!isMissing(fault)) throw fault;
        entries.delete(name);
        return undefined;
      }
    },

    async keep(name, content) {
      if (content.length > limitBytes) return;
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await writeAside(path, (aside) => writeFile(aside, content));
      entries.set(name, { size: content.length, markedAt: now() });
      await removeLeaving();
    },
  };
}

/** What an earlier run left, the longest unused first; what it left half-written is removed. */
async function found(folder: string): Promise<[string, Entry][]> {
  const entries: [string, Entry][] = [];
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    if (file.name.endsWith(partialSuffix)) await rm(path, { force: true });
    else {
      const { size, mtimeMs } = await stat(path);
      entries.push([file.name, { size, markedAt: mtimeMs }]);
    }
  }
  return entries.sort(([, a], [, b]) => a.markedAt - b.markedAt);
}
