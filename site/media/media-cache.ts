import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { partialSuffix, writeAside } from '@farol/server/write-aside';
import type { MediaRequest } from './media-request.ts';

export interface CachedFile {
  /** `<view>.<width>.<accepts>.<query>.<extension>`; without the extension, its slot in the cache. */
  name: string;
  size: number;
  /** When the service was last asked for it, in ms. */
  askedAt: number;
}

export interface MediaCache {
  find(wanted: MediaRequest): CachedFile | undefined;
  /** The same view in another size: the smallest that is large enough, else the largest. */
  nearest(wanted: MediaRequest): CachedFile | undefined;
  /** Undefined, and forgotten, where it is not on the disk any more. */
  open(file: CachedFile): Promise<Blob | undefined>;
  /** Removes the view in all sizes and formats. */
  forget(wanted: MediaRequest): Promise<void>;
  put(
    wanted: MediaRequest,
    extension: string,
    body: ReadableStream<Uint8Array>,
  ): Promise<CachedFile>;
}

/**
 * Files of the content service on the site's disk, evicted in the order of last use. If the disk cannot be read, the
 * cache starts empty, and the rest of the site works.
 */
export async function openMediaCache(
  folder: string,
  maxBytes: number,
  onFault: (fault: unknown) => void,
): Promise<MediaCache> {
  // By slot, the least recently used first.
  const files = new Map<string, CachedFile>();
  const slotsByView = new Map<string, Set<string>>();
  let bytes = 0;

  const existing = await filesIn(folder).catch((fault) => {
    onFault(fault);
    return [];
  });
  for (const { usedAt: _, ...file } of existing) {
    touch(slotOf(file.name), file);
    bytes += file.size;
  }

  /** Makes it the most recently used. */
  function touch(slot: string, file: CachedFile): CachedFile {
    files.delete(slot);
    files.set(slot, file);
    const view = viewIn(slot);
    slotsByView.set(view, (slotsByView.get(view) ?? new Set()).add(slot));
    return file;
  }

  function drop(slot: string): void {
    bytes -= files.get(slot)?.size ?? 0;
    files.delete(slot);
    const view = viewIn(slot);
    const slots = slotsByView.get(view);
    slots?.delete(slot);
    if (slots?.size === 0) slotsByView.delete(view);
  }

  async function remove(slot: string, { name }: CachedFile): Promise<void> {
    drop(slot);
    await rm(join(folder, name), { force: true });
  }

  async function evict(): Promise<void> {
    for (const [slot, file] of files) {
      if (bytes <= maxBytes) return;
      await remove(slot, file);
    }
  }

  return {
    find(wanted) {
      const slot = slotFor(wanted);
      const file = files.get(slot);
      return file && touch(slot, file);
    },
    nearest(wanted) {
      const slots = [...(slotsByView.get(viewHash(wanted)) ?? [])]
        .filter((slot) => isAccepted(slot, wanted))
        .sort((one, other) => widthOf(one) - widthOf(other));
      return files.get(slots.find((slot) => widthOf(slot) >= wanted.width) ?? slots.at(-1) ?? '');
    },
    async open(file) {
      try {
        return await openAsBlob(join(folder, file.name));
      } catch {
        const slot = slotOf(file.name);
        if (files.get(slot) === file) drop(slot);
      }
    },
    async forget(wanted) {
      for (const slot of [...(slotsByView.get(viewHash(wanted)) ?? [])]) {
        const file = files.get(slot);
        if (file) await remove(slot, file);
      }
    },
    async put(wanted, extension, body) {
      const slot = slotFor(wanted);
      const name = `${slot}.${extension}`;
      const { size, mtimeMs: askedAt } = await writeAside(join(folder, name), async (aside) => {
        await pipeline(body, createWriteStream(aside));
        return stat(aside);
      });
      bytes += size - (files.get(slot)?.size ?? 0);
      const file = touch(slot, { name, size, askedAt });
      await evict();
      return file;
    },
  };
}

/** The cached files, the least recently used first. Removes what interrupted writes left. */
async function filesIn(folder: string) {
  const found: (CachedFile & { usedAt: number })[] = [];
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (/^[\w-]{16}\.\d+\.\w+\.[\w-]{16}\.\w+$/.test(name)) {
      const { size, atimeMs: usedAt, mtimeMs: askedAt } = await stat(file);
      found.push({ name, size, askedAt, usedAt });
    } else if (name.endsWith(partialSuffix) || name.startsWith('incoming-'))
      await rm(file, { force: true });
  }
  return found.sort((one, other) => one.usedAt - other.usedAt);
}

function slotFor(wanted: MediaRequest): string {
  return `${viewHash(wanted)}.${wanted.width}.${wanted.accepts}.${hash(wanted.query)}`;
}

function slotOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}

function viewHash({ id, view }: MediaRequest): string {
  return hash(`${id}?${view}`);
}

function viewIn(slot: string): string {
  return slot.slice(0, slot.indexOf('.'));
}

function widthOf(slot: string): number {
  return Number(slot.split('.')[1]) || Number.POSITIVE_INFINITY;
}

/** Whether the client accepts the format in which the file was cached. */
function isAccepted(slot: string, { accepts }: MediaRequest): boolean {
  const order = ['plain', 'webp', 'avif'];
  return order.indexOf(slot.split('.')[2] ?? '') <= order.indexOf(accepts);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
