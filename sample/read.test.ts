import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { bodyAsField, readFolder, readValues } from './read.ts';
import { inLanguages, words } from './schema.ts';

const work = await mkdtemp(join(tmpdir(), 'farol-content-'));
afterAll(() => rm(work, { recursive: true }));

const schema = z.strictObject({
  facts: z.strictObject({ tags: z.array(z.enum(['sea', 'city'])) }),
  ...inLanguages(z.strictObject({ title: words, body: words })),
});

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(work, 'folder-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const facts = 'tags: [sea]\n';
const en = '---\ntitle: A quay\n---\n\n## In the rain\n\nBoats.\n';

it('reads facts and a text for each language there is a file for', async () => {
  const folder = await folderOf({ 'facts.yaml': facts, 'en.md': en });
  expect(readFolder(folder, schema, bodyAsField)).toEqual({
    facts: { tags: ['sea'] },
    en: { title: 'A quay', body: '## In the rain\n\nBoats.' },
  });
});

it.each([
  [
    'a fact that is not one of those there are',
    { 'facts.yaml': 'tags: [sea, sky]' },
    'facts.yaml: tags.1: Invalid option: expected one of "sea"|"city"',
  ],
  [
    'a field that is missing',
    { 'en.md': '---\nuid: a\n---\nBoats.' },
    'en.md: title: Invalid input: expected string, received undefined',
  ],
  [
    'a field that nobody asked for',
    { 'en.md': en.replace('title', 'titel') },
    'en.md: Unrecognized key: "titel"',
  ],
  ['a text without a body', { 'pt.md': '---\ntitle: Cais\n---\n\n' }, 'pt.md: body: Too small'],
  [
    'a text without fields',
    { 'pt.md': 'Barcos.' },
    'pt.md: expected fields between two lines of ---',
  ],
  [
    'fields that are not YAML',
    { 'pt.md': '---\ntitle: Cais: o\n---\nBarcos.' },
    'pt.md: bad indentation of a mapping entry (1:12)',
  ],
  ['a language that the site does not have', { 'de.md': en }, ': Unrecognized key: "de"'],
])('names the file, the field and what was expected: %s', async (_, files, sentence) => {
  const folder = await folderOf({ 'facts.yaml': facts, 'en.md': en, ...files });
  expect(() => readFolder(folder, schema, bodyAsField)).toThrow(sentence);
  if (!sentence.startsWith(':'))
    expect(() => readFolder(folder, schema, bodyAsField)).toThrow(`${folder}/${sentence}`);
});

it('asks for a text in English', async () => {
  const folder = await folderOf({ 'facts.yaml': facts, 'pt.md': en });
  expect(() => readFolder(folder, schema, bodyAsField)).toThrow(
    `${folder}/en.md: Invalid input: expected object, received undefined`,
  );
});

it('names the field of a file of values', async () => {
  const folder = await folderOf({ 'order.yaml': '- lisbon\n- 7\n' });
  expect(() => readValues(join(folder, 'order.yaml'), z.array(z.string()))).toThrow(
    'order.yaml: 1: Invalid input: expected string, received number',
  );
});
