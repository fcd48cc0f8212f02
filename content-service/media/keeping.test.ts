import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NotFound, Refused } from '../repository/faults.ts';
import { folderFiles } from './files.ts';
import { hashOf, readFrom } from './files-contract.testing.ts';
import { contentKeeper } from './keeping.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keeping-'));
});
afterAll(() => rm(folder, { recursive: true }));

const rethrow = (fault: Error) => {
  throw fault;
};

it('a content that another process uses again before it is gone stays', async () => {
  const files = folderFiles(join(folder, 'media'));
  const hash = hashOf('hello');
  const uses: string[] = [];
  // Two processes have a keeper each.
  const keeper = () => contentKeeper(files, async (asked) => uses.includes(asked), rethrow);
  const upload = async (id: string) => {
    const temporaryPath = join(folder, id);
    await writeFile(temporaryPath, 'hello');
    const discard = () => rm(temporaryPath, { force: true });
    const record = async () => void uses.push(hash);
    await keeper().store({ hash, temporaryPath, discard }, record, async () => {
      throw new Error('It was there.');
    });
  };
  await upload('one');
  await keeper().remove([hash], async () => {
    uses.pop();
    const unused = [hash];
    await upload('other');
    return { unused };
  });
  expect(await readFrom(files, hash)).toBe('hello');
});

it.each([
  ['goes where it is the only one', new Refused('No.'), false, undefined],
  ['goes where it would have replaced a file that is gone', new NotFound('No.'), false, undefined],
  ['stays where another file has the same', new Refused('No.'), true, 'refused'],
  ['stays where it may have been recorded', new Error('The connection broke.'), false, 'refused'],
] as const)('the content of a file that is refused %s', async (_, fault, isUsed, kept) => {
  const files = folderFiles(await mkdtemp(join(folder, 'media-')));
  const keeper = contentKeeper(files, async () => isUsed, rethrow);
  const temporaryPath = join(folder, 'refused');
  await writeFile(temporaryPath, 'refused');
  const file = { hash: hashOf('refused'), temporaryPath, discard: async () => {} };
  const storing = keeper.store(
    file,
    () => Promise.reject(fault),
    async () => {},
  );
  await expect(storing).rejects.toBe(fault);
  expect(await readFrom(files, file.hash)).toBe(kept);
});

it('what was removed stays removed, and is reported, where a content cannot be deleted', async () => {
  const [first, second] = [hashOf('first'), hashOf('second')];
  const deleted: string[] = [];
  const files = {
    ...folderFiles(join(folder, 'media')),
    async delete(hash: string) {
      if (hash === first) throw new Error('The disk is gone.');
      deleted.push(hash);
    },
  };
  const reported: string[] = [];
  const keeper = contentKeeper(
    files,
    async () => false,
    ({ message }) => void reported.push(message),
  );
  const unused = [first, second];
  expect(await keeper.remove(unused, async () => ({ unused }))).toEqual({ unused });
  expect([deleted, reported]).toEqual([[second], ['The disk is gone.']]);
});
