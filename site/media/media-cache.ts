import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { partialSuffix, writeAside } from '@farol/server/write-aside';
import type { MediaRequest } from './media-request.ts';

/** What may be cached; nothing else is handed out. */
export const kinds: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
};

export interface CachedFile {
  /** Says what is in it: `<view>.<width>.<accepts>.<query>.<kind>`. */
  name: string;
  size: number;
}

export interface MediaCache {
  find(wanted: MediaRequest): CachedFile | undefined;
  /** The same view of the file in another size: the smallest that is large enough, else the largest. */
  nearest(wanted: MediaRequest): CachedFile | undefined;
  open(file: CachedFile): Promise<Blob>;
  put(wanted: MediaRequest, kind: string, body: ReadableStream<Uint8Array>): Promise<CachedFile>;
}

/**
 * Files of the content service on the site's own disk, within a limit; the longest unused one goes first. Where
 * the disk cannot be used it begins empty: everything else of the site goes on.
 */
export async function openMediaCache(
  folder: string,
  limit: number,
  onFault: (fault: unknown) => void,
): Promise<MediaCache> {
  // In the order of use.
  const files = new Map<string, CachedFile>();
  /** The slots of each view. */
  const sizes = new Map<string, Set<string>>();
  let bytes = 0;

  const before = await present(folder).catch((fault) => {
    onFault(fault);
    return [];
  });
  for (const { name, size } of before) {
    used(slotOf(name), { name, size });
    bytes += size;
  }

  function used(slot: string, found: CachedFile): CachedFile {
    files.delete(slot);
    files.set(slot, found);
    const view = viewIn(slot);
    sizes.set(view, (sizes.get(view) ?? new Set()).add(slot));
    return found;
  }

  function forget(slot: string): void {
    files.delete(slot);
    const view = viewIn(slot);
    const others = sizes.get(view);
    others?.delete(slot);
    if (others?.size === 0) sizes.delete(view);
  }

  async function makeRoom(): Promise<void> {
    for (const [slot, { name, size }] of files) {
      if (bytes <= limit) return;
      forget(slot);
      bytes -= size;
      await rm(join(folder, name), { force: true });
    }
  }

  return {
    find(wanted) {
      const slot = slotFor(wanted);
      const found = files.get(slot);
      return found && used(slot, found);
    },
    nearest(wanted) {
      const readable = [...(sizes.get(viewHash(wanted)) ?? [])].filter((slot) =>
        isReadable(slot, wanted),
      );
      const sorted = readable.sort((one, other) => widthOf(one) - widthOf(other));
      return files.get(sorted.find((slot) => widthOf(slot) >= wanted.width) ?? sorted.at(-1) ?? '');
    },
    open: ({ name }) => openAsBlob(join(folder, name)),
    async put(wanted, kind, body) {
      const name = `${slotFor(wanted)}.${kind}`;
      const { size } = await writeAside(join(folder, name), async (aside) => {
        await pipeline(body, createWriteStream(aside));
        return stat(aside);
      });
      const slot = slotOf(name);
      bytes += size - (files.get(slot)?.size ?? 0);
      const found = used(slot, { name, size });
      await makeRoom();
      return found;
    },
  };
}

/** What lies there from before, the longest unused first. What was never finished goes. */
async function present(folder: string) {
  const found: (CachedFile & { usedAt: number })[] = [];
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (/^[\w-]{16}\.\d+\.\w+\.[\w-]{16}\.\w+$/.test(name)) {
      const { size, atimeMs } = await stat(file);
      found.push({ name, size, usedAt: atimeMs });
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

/** Whether the visitor reads what was kept for somebody else. */
function isReadable(slot: string, { accepts }: MediaRequest): boolean {
  const order = ['plain', 'webp', 'avif'];
  return order.indexOf(slot.split('.')[2] ?? '') <= order.indexOf(accepts);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
