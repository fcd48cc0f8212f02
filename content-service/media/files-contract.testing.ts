import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ByteRange } from '@farol/server/range';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaFiles } from './files.ts';

/** A media storage, and a folder for the temporary files to put into it. */
export interface FilesPlace {
  readonly files: MediaFiles;
  readonly temporaryFolder: string;
  /** The names of all files in the storage. */
  names(): Promise<string[]>;
  /** Changes the content of a hash, bypassing the interface. */
  damage(hash: string, content: string): Promise<void>;
  remove(): Promise<void>;
}

export const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex');

export async function putInto(
  { files, temporaryFolder }: Pick<FilesPlace, 'files' | 'temporaryFolder'>,
  content: string | Uint8Array,
): Promise<string> {
  const temporary = join(temporaryFolder, `${Math.random()}.part`);
  await writeFile(temporary, content);
  await files.put(hashOf(content), temporary);
  expect(existsSync(temporary)).toBe(false);
  return hashOf(content);
}

export async function readFrom(files: MediaFiles, hash: string, range?: ByteRange) {
  const content = await files.read(hash, range);
  return content && text(content);
}

const nobody = async () => false;

/** The contract of every media storage. */
export function filesContract(name: string, makePlace: () => Promise<FilesPlace>): void {
  describe(`media contract: ${name}`, () => {
    let place: FilesPlace;
    let files: MediaFiles;
    beforeEach(async () => {
      place = await makePlace();
      files = place.files;
    });
    afterEach(() => place.remove());
    const put = (content: string) => putInto(place, content);
    const read = (hash: string, range?: ByteRange) => readFrom(files, hash, range);

    it('keeps content under its hash', async () => {
      const hash = await put('hello');
      expect(await place.names()).toEqual([`${hash.slice(0, 2)}/${hash}`]);
      expect(await read(hash)).toBe('hello');
      expect(await read(hash, { start: 1, end: 3 })).toBe('ell');
      expect(await read(hash, { start: 4, end: 4 })).toBe('o');
      expect([await files.has(hash), await files.verify(hash)]).toEqual([true, true]);
    });

    it('keeps the same content once, however often and at once it is put', async () => {
      const hash = await put('hello');
      expect(await Promise.all([put('hello'), put('hello')])).toEqual([hash, hash]);
      expect(await place.names()).toEqual([`${hash.slice(0, 2)}/${hash}`]);
      expect(await read(hash)).toBe('hello');
    });

    it('has nothing it was not given', async () => {
      const hash = hashOf('nothing');
      expect(await read(hash)).toBeUndefined();
      expect(await read(hash, { start: 0, end: 1 })).toBeUndefined();
      expect([await files.has(hash), await files.verify(hash)]).toEqual([false, false]);
      await files.delete(hash, nobody);
    });

    it('notices damage, and heals it when the content comes again', async () => {
      const hash = await put('hello');
      await place.damage(hash, 'jello');
      expect([await files.has(hash), await files.verify(hash)]).toEqual([true, false]);
      await put('hello');
      expect([await files.verify(hash), await read(hash)]).toEqual([true, 'hello']);
    });

    it('no longer has what was deleted', async () => {
      const hash = await put('hello');
      await files.delete(hash, nobody);
      expect([await read(hash), await files.has(hash)]).toEqual([undefined, false]);
      expect(await place.names()).toEqual([]);
    });

    it('keeps what is used again, and lets nobody rely on it while it asks', async () => {
      const hash = await put('hello');
      let hasMeanwhile: unknown;
      await files.delete(hash, async () => {
        hasMeanwhile = [await files.has(hash), await read(hash), await files.verify(hash)];
        return true;
      });
      expect(hasMeanwhile).toEqual([false, 'hello', true]);
      expect([await files.has(hash), await read(hash)]).toEqual([true, 'hello']);
      expect(await place.names()).toEqual([`${hash.slice(0, 2)}/${hash}`]);
    });

    it('can be read where nobody could tell whether it is used, until it is deleted again', async () => {
      const hash = await put('hello');
      const failed = files.delete(hash, () => Promise.reject(new Error('Nobody knows.')));
      await expect(failed).rejects.toThrow('Nobody knows.');
      expect([await files.has(hash), await read(hash)]).toEqual([false, 'hello']);
      await put('hello');
      expect(await files.has(hash)).toBe(true);
      await files.delete(hash, nobody);
      expect([await read(hash), await place.names()]).toEqual([undefined, []]);
    });

    it('says so where it is used, and other deletions took it meanwhile', async () => {
      const hash = await put('hello');
      const deletion = files.delete(hash, async () => {
        await files.delete(hash, nobody);
        return true;
      });
      await expect(deletion).rejects.toThrow('is used again and was deleted');
    });

    it('stays where it is stored anew and deleted by another while one deletes it', async () => {
      const hash = await put('hello');
      const [setAside, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let isUsed = false;
      let other: Promise<void> | undefined;
      await files.delete(hash, async () => {
        if (other) return isUsed;
        await put('hello');
        isUsed = true;
        other = files.delete(hash, async () => {
          setAside.resolve();
          await isOver.promise;
          return true;
        });
        await setAside.promise;
        // As it was known a moment ago.
        return false;
      });
      isOver.resolve();
      await other;
      expect([await files.has(hash), await read(hash)]).toEqual([true, 'hello']);
      expect(await place.names()).toEqual([`${hash.slice(0, 2)}/${hash}`]);
    });

    it('comes back where it was left aside, and is used', async () => {
      const hash = await put('hello');
      await files.delete(hash, () => Promise.reject(new Error('Nobody knows.'))).catch(() => {});
      await files.delete(hash, async () => true);
      expect([await files.has(hash), await read(hash)]).toEqual([true, 'hello']);
    });

    it('is left by a reader that goes before the end', async () => {
      const hash = await put('hello '.repeat(1_000_000));
      const content = await files.read(hash);
      const chunks = content?.[Symbol.asyncIterator]();
      expect((await chunks?.next())?.value.toString().slice(0, 5)).toBe('hello');
      content?.destroy();
      expect(await files.verify(hash)).toBe(true);
    });

    it.each(['', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(64)}/x`])(
      'takes no %s for a hash',
      async (hash) => {
        await expect(files.read(hash)).rejects.toThrow('is not the SHA-256 of a file');
        await expect(files.delete(hash, nobody)).rejects.toThrow('is not the SHA-256 of a file');
      },
    );
  });
}
