import { existsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { memory, memoryFolder } from './memory-folder.ts';

it('is for every user, and is removed with what is in it', () => {
  const { path, remove } = memoryFolder();
  writeFileSync(join(path, 'file'), 'words');
  expect(statSync(path).mode & 0o7777).toBe(0o1777);
  remove();
  expect(existsSync(path)).toBe(false);
});

it.skipIf(!existsSync(memory))('lies in memory where there is room', () => {
  const { path, remove } = memoryFolder(5 * 1024 ** 3);
  expect(path.startsWith(join(memory, 'farol-tests-'))).toBe(true);
  remove();
});

it('lies on the disk where memory has no room', () => {
  const { path, remove } = memoryFolder(1024);
  expect(path.startsWith(join(tmpdir(), 'farol-tests-'))).toBe(true);
  remove();
});
