import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mutations } from './prove/mutations.ts';

const root = resolve(import.meta.dirname, '..');

it('finds the text that each mutation changes, once', async () => {
  const outdated: string[] = [];
  for (const { name, file, text } of mutations) {
    const source = await readFile(join(root, file), 'utf8').catch(() => '');
    if (source.split(text).length !== 2) outdated.push(name);
  }
  expect(outdated).toEqual([]);
});
