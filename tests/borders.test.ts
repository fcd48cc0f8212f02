import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Who may import whom. What is not named stands alone; everything else meets over HTTP. */
const borders: Record<string, readonly string[]> = {
  'content-model': [],
  server: [],
  'content-service': ['content-model', 'server'],
  site: ['content-model', 'server'],
  sample: ['content-model'],
  art: [],
  launch: ['content-model', 'server', 'content-service'],
  // Nobody imports these: one file for each npm command.
  commands: ['content-model', 'server', 'content-service', 'launch', 'bench', 'tests'],
  tests: ['content-model', 'server', 'content-service', 'site', 'sample', 'launch', 'bench'],
  bench: ['content-model', 'content-service', 'site', 'sample', 'launch'],
};

/** Only these folders may name SQL: the query path cannot reach what it cannot import. */
const onlyStore = /from 'node:sqlite'|from 'pg'/;

async function sources(part: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(`${part}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'peers',
  }))
    files.push(file);
  return files;
}

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );
}

/** The part an import leads to, or undefined for a library. */
function partOf(file: string, name: string): string | undefined {
  if (name.startsWith('@farol/')) return name.split('/')[1];
  if (!name.startsWith('.')) return undefined;
  return relative(root, resolve(root, file, '..', name)).split('/')[0];
}

it.each(Object.entries(borders))('%s imports only what it may', async (part, allowed) => {
  const crossings: string[] = [];
  const files = await sources(part);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    for (const name of importsOf(await readFile(join(root, file), 'utf8'))) {
      const other = partOf(file, name);
      const isFree = other === undefined || other === part || allowed.includes(other);
      if (!isFree && other in borders) crossings.push(`${file} imports ${name}`);
    }
  expect(crossings).toEqual([]);
});

it('keeps SQL in the store', async () => {
  const found: string[] = [];
  for (const file of await sources('content-service'))
    if (!file.startsWith('content-service/store/'))
      if (onlyStore.test(await readFile(join(root, file), 'utf8'))) found.push(file);
  expect(found).toEqual([]);
});

it('knows the parts of an import by how it is written', () => {
  expect(partOf('site/app.tsx', '@farol/content-model')).toBe('content-model');
  expect(partOf('site/pages/a.tsx', '../../content-service/app.ts')).toBe('content-service');
  expect(partOf('site/pages/a.tsx', '../layout/b.tsx')).toBe('site');
  expect(partOf('site/app.tsx', 'react')).toBeUndefined();
});

// The compiler takes `a.ts` for `a.js`; Node does not.
it.each(Object.keys(borders))('%s imports files by their own names', async (part) => {
  const missing: string[] = [];
  for (const file of await sources(part))
    for (const name of importsOf(await readFile(join(root, file), 'utf8'))) {
      const isFile = name.startsWith('.') && /\.(?:[jt]sx?|json)$/.test(name);
      if (isFile && !existsSync(resolve(root, file, '..', name)))
        missing.push(`${file} imports ${name}`);
    }
  expect(missing).toEqual([]);
});
