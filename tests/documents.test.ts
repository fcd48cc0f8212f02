import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFile(join(root, file), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(await read('package.json'));

/** Decisions tell of what was, and a row of the specification has a test of its own. */
const documents = ['README.md', 'CONTRIBUTING.md'];
for await (const file of glob('docs/*.md', { cwd: root }))
  if (file !== 'docs/specification.md') documents.push(file);

/** What stands in backticks and is a path from the root of the project. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && existsSync(join(root, path.split('/')[0] ?? '')));
}

it.each(documents)('%s names only files and commands that are there', async (document) => {
  const text = await read(document);
  expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

it('finds them', async () => {
  expect(pathsIn(await read('CONTRIBUTING.md')).length).toBeGreaterThan(40);
});
