import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '@farol/server/range';
import { writeAside } from '@farol/server/write-aside';

/** Storage of uploaded files by the SHA-256 of their content, each content once. */
export interface MediaFiles {
  /** Moves the file at `temporaryPath` into the storage; when this resolves, it is durable. */
  put(hash: string, temporaryPath: string): Promise<void>;
  /** The content, or the part from `range.start` to `range.end`, both inclusive. */
  read(hash: string, range?: ByteRange): Promise<Readable | undefined>;
  has(hash: string): Promise<boolean>;
  /** Reads the whole content and checks it against its hash. */
  verify(hash: string): Promise<boolean>;
  /**
   * Deletes the content, unless it is used: `isUsed` is asked while `has` says that it is gone, so that no other process
   * can come to rely on it after the answer, and again before it is deleted. If nobody can tell, it can still be read.
   */
  delete(hash: string, isUsed: () => Promise<boolean>): Promise<void>;
}

/** The media storage is unreachable; everything else keeps working. */
export class MediaUnavailable extends Error {
  override name = 'MediaUnavailable';
  readonly retryAfterSeconds = 10;
  constructor(reason: string, options?: ErrorOptions) {
    super(`The store of the files cannot be used now: ${reason}. Try again in a moment.`, options);
  }
}

/** Several processes deleted a content at once that a file uses by now. */
class ContentGone extends Error {
  override name = 'ContentGone';
  constructor(hash: string) {
    super(`The content ${hash} is used again and was deleted. Upload the file once more.`);
  }
}

/** The hash of no file, to probe a storage: a reachable one says that it has none, others throw the reason. */
export const unusedHash = '0'.repeat(64);

/** `<first two of the hash>/<hash>` */
export function nameOfHash(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error(`“${hash}” is not the SHA-256 of a file.`);
  return `${hash.slice(0, 2)}/${hash}`;
}

/** Where a content waits while it is asked whether it is used. */
export const asideOf = (name: string) => `${name}.deleted`;

interface Names {
  /** Returns false if there is nothing to move. */
  move(from: string, to: string): Promise<boolean>;
  remove(name: string): Promise<unknown>;
}

/** How a content is deleted where several processes may delete it and store it anew at once. */
export async function deleteUnlessUsed(
  hash: string,
  isUsed: () => Promise<boolean>,
  { move, remove, has }: Names & Pick<MediaFiles, 'has'>,
): Promise<void> {
  const name = nameOfHash(hash);
  const aside = asideOf(name);
  await move(name, aside);
  if (await isUsed()) await move(aside, name);
  else {
    // By now it may be one that is used, and that another process set aside: only what nobody else has is deleted.
    const own = `${aside}.${randomUUID()}`;
    if (!(await move(aside, own))) return;
    if (!(await isUsed().catch(() => true))) return void (await remove(own));
    await move(own, name);
  }
  if (!(await has(hash))) throw new ContentGone(hash);
}

export async function digestOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of content) digest.update(chunk);
  return digest.digest('hex');
}

/** Media in a local folder. */
export function folderFiles(folder: string): MediaFiles {
  const pathOf = (hash: string) => join(folder, nameOfHash(hash));

  async function read(path: string, range?: ByteRange) {
    const file = await ifThere(open(path));
    return file?.createReadStream({ ...range, highWaterMark: 256 * 1024 });
  }

  const files: MediaFiles = {
    async put(hash, temporaryPath) {
      const path = pathOf(hash);
      if (await isContentOf(hash, await read(path))) return rm(temporaryPath, { force: true });
      await mkdir(dirname(path), { recursive: true });
      await moveSafely(temporaryPath, path);
    },

    async read(hash, range) {
      return (await read(pathOf(hash), range)) ?? read(asideOf(pathOf(hash)), range);
    },

    async has(hash) {
      const file = await ifThere(open(pathOf(hash)));
      await file?.close();
      return file !== undefined;
    },

    async verify(hash) {
      return isContentOf(hash, await files.read(hash));
    },

    delete: (hash, isUsed) =>
      deleteUnlessUsed(hash, isUsed, {
        move: async (from, to) =>
          (await ifThere(rename(join(folder, from), join(folder, to)).then(() => true))) ?? false,
        remove: (name) => rm(join(folder, name), { force: true }),
        has: files.has,
      }),
  };
  return files;
}

export async function isContentOf(
  hash: string,
  content: AsyncIterable<Uint8Array> | undefined,
): Promise<boolean> {
  return content !== undefined && (await digestOf(content)) === hash;
}

/** What is done with a file, or undefined if there is none. */
async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (fault) {
    if (isMissing(fault)) return undefined;
    throw fault;
  }
}

/** Under its final name, a file is complete or absent, even after a power failure. */
async function moveSafely(from: string, to: string): Promise<void> {
  try {
    await sync(from);
    await rename(from, to);
  } catch (fault) {
    if (!isErrorWithCode(fault, 'EXDEV')) throw fault;
    await writeAside(to, async (aside) => {
      await copyFile(from, aside);
      await sync(aside);
    });
    await rm(from, { force: true });
  }
  await syncFolder(dirname(to));
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot sync a folder, and does not need to.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export function isMissing(fault: unknown): boolean {
  return isErrorWithCode(fault, 'ENOENT');
}

function isErrorWithCode(fault: unknown, code: string): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === code;
}
