import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type KeptPictures, keptPictures } from './kept-pictures.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});

const ten = Buffer.alloc(10, 'x');
const started = (limit = 30, now = Date.now) => keptPictures(folder, limit, now);

async function isKept(kept: KeptPictures, name: string): Promise<boolean> {
  const found = await kept.open(name);
  await found?.file.close();
  return found !== undefined;
}

describe('keptPictures', () => {
  it('keeps content under a name', async () => {
    const kept = await started();
    await kept.keep('aa1.webp', Buffer.from('hello'));
    const found = await kept.open('aa1.webp');
    expect([found?.size, await found?.file.readFile('utf8')]).toEqual([5, 'hello']);
    await found?.file.close();
    expect(await kept.open('aa2.webp')).toBeUndefined();
    expect(existsSync(join(folder, 'aa', 'aa1.webp'))).toBe(true);
  });

  it('lets those go that were not used the longest', async () => {
    const kept = await started();
    for (const name of ['aa1', 'bb2', 'cc3']) await kept.keep(name, ten);
    expect(await isKept(kept, 'aa1')).toBe(true);
    await kept.keep('dd4', ten);
    const present = await Promise.all(
      ['aa1', 'bb2', 'cc3', 'dd4'].map((name) => isKept(kept, name)),
    );
    expect([present, kept.bytes]).toEqual([[true, false, true, true], 30]);
    expect(existsSync(join(folder, 'bb', 'bb2'))).toBe(false);
  });

  it('counts a name once, however often it is kept', async () => {
    const kept = await started();
    await kept.keep('aa1', ten);
    await kept.keep('aa1', Buffer.alloc(4));
    expect(kept.bytes).toBe(4);
  });

  it('does not keep what is larger than all its room', async () => {
    const kept = await started(9);
    await kept.keep('aa1', ten);
    expect([kept.bytes, await isKept(kept, 'aa1')]).toEqual([0, false]);
  });

  it('finds again what an earlier run kept, by its age, and clears what it left half-written', async () => {
    for (const [name, age] of [
      ['aa1', 10],
      ['bb2', 30],
      ['cc3', 20],
    ] as const) {
      const path = join(folder, name.slice(0, 2), name);
      await mkdir(join(folder, name.slice(0, 2)));
      await writeFile(path, ten);
      await utimes(path, 1000 - age, 1000 - age);
    }
    await writeFile(join(folder, 'aa', 'aa9.x.part'), ten);
    const kept = await started();
    expect(kept.bytes).toBe(30);
    await kept.keep('dd4', ten);
    expect(await isKept(kept, 'bb2')).toBe(false);
    expect((await readdir(join(folder, 'aa'))).sort()).toEqual(['aa1']);
  });

  it('remembers over a restart what was used', async () => {
    let time = 1_000_000_000_000;
    const first = await started(30, () => time);
    await first.keep('aa1', ten);
    await first.keep('bb2', ten);
    time = Date.now() + 10 * 60 * 60 * 1000;
    expect(await isKept(first, 'aa1')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = await started(10);
    await second.keep('cc3', Buffer.alloc(0));
    expect([await isKept(second, 'aa1'), await isKept(second, 'bb2')]).toEqual([true, false]);
  });

  it('forgets what somebody else removed', async () => {
    const kept = await started();
    await kept.keep('aa1', ten);
    await rm(join(folder, 'aa'), { recursive: true });
    expect([await isKept(kept, 'aa1'), kept.bytes]).toEqual([false, 0]);
  });

  it('leaves nothing behind when it cannot write', async () => {
    const kept = await started();
    await writeFile(join(folder, 'aa'), 'a file where a folder should be');
    await expect(kept.keep('aa1', ten)).rejects.toThrow();
    expect(kept.bytes).toBe(0);
  });
});
