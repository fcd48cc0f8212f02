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
import { hourMs } from '@farol/content-model';
import { partialSuffix, writeAside } from '@farol/server/write-aside';
import { LRUCache } from 'lru-cache';
import { isMissing } from './files.ts';
import { abandonedMs } from './incoming.ts';

interface Entry {
  readonly size: number;
  lastUsedAt: number;
}

/** A disk cache of transformed pictures, bounded in size, with least recently used eviction. */
export interface MediaCache {
  /** Opens the file of this name; the caller closes it. */
  open(name: string): Promise<{ file: FileHandle; size: number } | undefined>;
  put(name: string, content: Buffer): Promise<void>;
  readonly bytes: number;
}

const markIntervalMs = hourMs;

export async function openMediaCache(
  folder: string,
  maxBytes: number,
  now: () => number,
): Promise<MediaCache> {
  await mkdir(folder, { recursive: true });
  const evicted: string[] = [];
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_, name, reason) => reason === 'evict' && evicted.push(name),
  });
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  for (const [name, entry] of await entriesIn(folder, now())) entries.set(name, entry);

  function markUsed(name: string, entry: Entry): void {
    if (now() - entry.lastUsedAt < markIntervalMs) return;
    entry.lastUsedAt = now();
    const seconds = entry.lastUsedAt / 1000;
    // The time is only needed to order the entries after a restart, so a failure does not matter.
    utimes(pathOf(name), seconds, seconds).catch(() => {});
  }

  async function removeEvicted(): Promise<void> {
    for (const name of evicted.splice(0))
      if (!entries.has(name)) await rm(pathOf(name), { force: true });
  }
  await removeEvicted();

  return {
    get bytes() {
      return entries.calculatedSize;
    },

    async open(name) {
      // What cannot be read is drawn anew.
      const file = await open(pathOf(name)).catch((fault) => {
        if (isMissing(fault)) entries.delete(name);
      });
      if (!file) return undefined;
      const { size } = await file.stat();
      const known = entries.get(name);
      if (known?.size === size) markUsed(name, known);
      // Another process on this folder has drawn it.
      else entries.set(name, { size, lastUsedAt: now() });
      return { file, size };
    },

    async put(name, content) {
      if (content.length > maxBytes) return;
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await writeAside(path, (aside) => writeFile(aside, content));
      entries.set(name, { size: content.length, lastUsedAt: now() });
      await removeEvicted();
    },
  };
}

/** The files of earlier runs, least recently used first; what a killed process left unfinished is deleted. */
async function entriesIn(folder: string, now: number): Promise<[string, Entry][]> {
  const entries: [string, Entry][] = [];
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const found = await stat(path).catch((fault) => {
      // Another process on this folder has just ended writing it.
      if (!isMissing(fault)) throw fault;
    });
    if (!found) continue;
    const { size, mtimeMs } = found;
    if (!file.name.endsWith(partialSuffix))
      entries.push([file.name, { size, lastUsedAt: mtimeMs }]);
    else if (now - mtimeMs > abandonedMs) await rm(path, { force: true });
  }
  return entries.sort(([, a], [, b]) => a.lastUsedAt - b.lastUsedAt);
}
