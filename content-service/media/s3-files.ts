import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import {
  asideOf,
  deleteUnlessUsed,
  isContentOf,
  type MediaFiles,
  MediaUnavailable,
  nameOfHash,
} from './files.ts';
import { type S3Options, type S3Request, s3Client } from './s3-client.ts';
import { s3Reader } from './s3-reader.ts';

/** A store copies a large file before it answers. */
const maxCopyMs = 60_000;

/** Media in an S3-compatible store: `<prefix><first two of the hash>/<hash>`. May be shared by several processes. */
export function s3Files(options: S3Options): MediaFiles {
  const client = s3Client(options);
  const { send, reasonOf, pathOf } = client;
  const { read, isThere } = s3Reader(client);

  /** Returns false if there is nothing with the name to delete or to copy. */
  async function change(request: S3Request): Promise<boolean> {
    const sent = await send(request);
    const reason = sent.response.ok ? null : await reasonOf(sent);
    sent.abort.abort();
    if (reason === null) return true;
    const isMissing = sent.response.status === 404 && !reason.includes('NoSuchBucket');
    if (request.body === undefined && isMissing) return false;
    throw new MediaUnavailable(reason);
  }

  /** For a moment, both names have the content. */
  async function move(from: string, to: string): Promise<boolean> {
    const headers = { 'x-amz-copy-source': pathOf(from) };
    const copy: S3Request = { method: 'PUT', name: to, headers, limitMs: maxCopyMs };
    if (!(await change(copy))) return false;
    // A store may say that it copies before it has, and fail then.
    if (!(await isThere(to))) throw new MediaUnavailable(`it did not copy ${from}`);
    await change({ method: 'DELETE', name: from });
    return true;
  }

  const files: MediaFiles = {
    async put(hash, temporaryPath) {
      const body = await openAsBlob(temporaryPath);
      // The store verifies the hash, and refuses content that was corrupted in transit.
      const headers = { 'x-amz-content-sha256': hash };
      await change({ method: 'PUT', name: nameOfHash(hash), headers, body });
      await rm(temporaryPath, { force: true });
    },

    async read(hash, range) {
      const name = nameOfHash(hash);
      return (await read(name, range)) ?? read(asideOf(name), range);
    },

    has: (hash) => isThere(nameOfHash(hash)),

    async verify(hash) {
      return isContentOf(hash, await files.read(hash));
    },

    delete: (hash, isUsed) =>
      deleteUnlessUsed(hash, isUsed, {
        move,
        remove: (name) => change({ method: 'DELETE', name }),
        has: files.has,
      }),
  };
  return files;
}
