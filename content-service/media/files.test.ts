import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { folderFiles } from './files.ts';
import { filesContract, hashOf, putInto } from './files-contract.testing.ts';

async function place() {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'files-'));
  const media = join(temporaryFolder, 'media');
  return {
    files: folderFiles(media),
    temporaryFolder,
    media,
    async names() {
      const names = await readdir(media, { recursive: true });
      return names.filter((name) => name.includes('/'));
    },
    async damage(hash: string, content: string) {
      await mkdir(join(media, hash.slice(0, 2)), { recursive: true });
      await writeFile(join(media, hash.slice(0, 2), hash), content);
    },
    remove: () => rm(temporaryFolder, { recursive: true }),
  };
}

filesContract('a folder', place);

it('goes on reading what is deleted meanwhile', async () => {
  const { files, remove, ...rest } = await place();
  const hash = await putInto({ files, ...rest }, 'hello');
  const content = await files.read(hash);
  await files.delete(hash, async () => false);
  expect(content && (await text(content))).toBe('hello');
  await remove();
});

it('does not hide what goes wrong', async () => {
  const { files, media, remove, ...rest } = await place();
  await writeFile(media, 'a file where the folder should be');
  await expect(putInto({ files, ...rest }, 'hello')).rejects.toThrow(/EEXIST|ENOTDIR/);
  await expect(files.read(hashOf('hello'))).rejects.toThrow('ENOTDIR');
  await remove();
});
