import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = await readFile(join(root, 'docs/glossary.md'), 'utf8');
const rows = [...text.matchAll(/^\| ([a-z ]+) \| .+ \| `([^`]+)` \|$/gm)].map(
  ([, word = '', file = '']) => ({ word, file }),
);

it('has at most 25 words, each once', () => {
  const words = rows.map(({ word }) => word);
  expect(words.length).toBeGreaterThan(15);
  expect(words.length).toBeLessThanOrEqual(25);
  expect(new Set(words).size).toBe(words.length);
});

it('leaves no row out', () => {
  const all = text.split('\n').filter((line) => /^\| (?!Word)/.test(line));
  expect(all).toHaveLength(rows.length);
});

/** The word as code writes it: `pageCache`, `PageCache`, `page-cache`, `page cache`. */
const spelled = (word: string) => new RegExp(word.replaceAll(' ', '[ -]?'), 'i');

it.each(rows)('finds $word in $file', async ({ word, file }) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(`${file}\n${await readFile(join(root, file), 'utf8')}`).toMatch(spelled(word));
});
