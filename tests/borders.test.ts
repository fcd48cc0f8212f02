import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Who may import whom. What is not named stands alone; everything else meets over HTTP. */
const borders: Record<string, readonly string[]> = {
  'content-model': [],
  server: [],
  'content-service': ['content-model', 'server'],
  site: ['content-model', 'server'],
  editor: ['content-model'],
  sample: ['content-model'],
  art: [],
  launch: ['content-model', 'server', 'content-service'],
  // Nobody imports these: one file for each npm command.
  commands: ['art', 'content-model', 'server', 'content-service', 'launch', 'bench', 'tests'],
  tests: [
    'content-model',
    'server',
    'content-service',
    'site',
    'editor',
    'sample',
    'launch',
    'bench',
  ],
  bench: ['content-model', 'server', 'content-service', 'site', 'sample', 'launch'],
  // What tests of every part share.
  testing: [],
};

/** What reaches a database. */
const databases = ['node:sqlite', 'postgres'];

interface Source {
  file: string;
  text: string;
}

async function sources(part: string): Promise<Source[]> {
  const files: Source[] = [];
  for await (const file of glob(`${part}/**/*.{ts,tsx,js}`, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'peers',
  }))
    files.push({ file, text: await readFile(join(root, file), 'utf8') });
  return files;
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|\bimport)\s*\(?\s*'([^']+)'/g)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );
}

/** The file an import leads to, or undefined for a library and for what another part shows of itself. */
function fileOf(file: string, name: string): string | undefined {
  return name.startsWith('.') ? relative(root, resolve(root, file, '..', name)) : undefined;
}

/** The part an import leads to, or undefined for a library. */
function partOf(file: string, name: string): string | undefined {
  if (name.startsWith('@farol/')) return name.split('/')[1];
  return fileOf(file, name)?.split('/')[0];
}

function crossings(files: readonly Source[], part: string, allowed: readonly string[]): string[] {
  return files.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((name) => {
        const other = partOf(file, name);
        if (other === undefined || other === part || !(other in borders)) return false;
        return other === 'testing' ? !isForTests(file) : !allowed.includes(other);
      })
      .map((name) => `${file} imports ${name}`),
  );
}

/** The query path cannot reach what it cannot import. */
function databasesOutsideStore(files: readonly Source[]): string[] {
  return files.flatMap(({ file, text }) =>
    file.startsWith('content-service/store/') || isForTests(file)
      ? []
      : importsOf(text)
          .filter((name) => databases.includes(name))
          .map((name) => `${file} imports ${name}`),
  );
}

/** Where two files part: the folders side by side that they lie in, or the file itself beside a folder. */
function neighbors(file: string, other: string): [string, string] {
  const one = file.split('/');
  const two = other.split('/');
  const parting = one.findIndex((name, index) => name !== two[index]) + 1;
  return [one.slice(0, parting).join('/'), two.slice(0, parting).join('/')];
}

/** Tests, what they share (`NAME.testing.ts`, beside what it is about), and what proves and measures. */
function isForTests(file: string): boolean {
  return (
    /\.(?:test|spec|testing)\.tsx?$/.test(file) ||
    /(?:^|\/)(?:tests|testing|prove|bench)\//.test(file) ||
    testLaunchers.includes(file)
  );
}

/** `npm run fleet` starts a database of its own, as tests do. */
const testLaunchers = ['launch/start-fleet.ts'];

/** What tests share and the product imports, and what nobody but tests imports and is not named so. */
function misnamedForTests(files: readonly Source[]): string[] {
  const importers = new Map<string, string[]>();
  for (const { file, text } of files)
    for (const name of importsOf(text)) {
      const other = fileOf(file, name);
      // What is generated is there for whoever reads the repository.
      if (other && /\.tsx?$/.test(other))
        importers.set(other, [...(importers.get(other) ?? []), file]);
    }
  return [...importers].flatMap(([file, all]) => {
    const others = all.filter((each) => !isForTests(each));
    if (/\.testing\.tsx?$/.test(file)) return others.map((each) => `${each} imports ${file}`);
    return others.length > 0 || isForTests(file) ? [] : [`${file} is for tests alone`];
  });
}

/** Folders side by side that import each other, each with what ties it. Tests may look at anything. */
function mutualFolders(files: readonly Source[]): string[] {
  const ties = new Map<string, string>();
  for (const { file, text } of files) {
    if (isForTests(file)) continue;
    for (const name of importsOf(text)) {
      const other = fileOf(file, name);
      if (!other || partOf(file, name) !== partOf(file, './')) continue;
      const [here, there] = neighbors(file, other);
      // Two files of one folder may need each other.
      if (here !== file || there !== other)
        ties.set(`${here} > ${there}`, `${file} imports ${name}`);
    }
  }
  return [...ties].flatMap(([tie, why]) => {
    const [one = '', other = ''] = tie.split(' > ');
    const back = ties.get(`${other} > ${one}`);
    return back && one < other ? [`${why}, ${back}`] : [];
  });
}

it.each(Object.entries(borders))('%s imports only what it may', async (part, allowed) => {
  const files = await sources(part);
  expect(files.length).toBeGreaterThan(0);
  expect(crossings(files, part, allowed)).toEqual([]);
});

it('lets nobody import commands', () => {
  expect(Object.values(borders).flat()).not.toContain('commands');
});

it('keeps databases in the store', async () => {
  expect(databasesOutsideStore(await sources('content-service'))).toEqual([]);
});

it.each(Object.keys(borders))('no two folders of %s import each other', async (part) => {
  expect(mutualFolders(await sources(part))).toEqual([]);
});

it('calls what tests share NAME.testing.ts, and keeps it out of the product', async () => {
  const files = await Promise.all(Object.keys(borders).map(sources));
  const faults = misnamedForTests(files.flat());
  // Of the other parts much is taken by the name of a package.
  expect(faults.filter((fault) => /^(?:site|content-service|content-model)\//.test(fault))).toEqual(
    [],
  );
});

describe('a violation is found', () => {
  const planted = (file: string, text: string): Source[] => [{ file, text }];
  const importing = (name: string) => `import { a } from '${name}';`;

  it.each([
    "import postgres from 'postgres';",
    "import type { Sql } from 'postgres';",
    "import { DatabaseSync } from 'node:sqlite';",
    "const sqlite = await import('node:sqlite');",
    "import 'postgres';",
    "export { DatabaseSync } from 'node:sqlite';",
    "import {\n  DatabaseSync,\n} from 'node:sqlite';",
  ])('where a query reads %j', (text) => {
    expect(databasesOutsideStore(planted('content-service/query/a.ts', text))).toHaveLength(1);
    expect(databasesOutsideStore(planted('content-service/store/a.ts', text))).toEqual([]);
  });

  it.each([
    ['server', '../content-model/languages.ts'],
    ['server', '@farol/content-model'],
    ['site', '../content-service/app.ts'],
    ['site', '../testing/limits.ts'],
    ['content-service', '@farol/site'],
    ['tests', '../commands/test.ts'],
    ['bench', '../commands/bench.ts'],
    ['launch', '../commands/start.js'],
  ])('where %s imports %s', (part, name) => {
    const files = planted(`${part}/a.ts`, importing(name));
    expect(crossings(files, part, borders[part] ?? [])).toHaveLength(1);
  });

  it.each(['site', 'content-service'])('where folders of %s import each other', (part) => {
    const one = { file: `${part}/a/a.ts`, text: importing('../b/deep/b.ts') };
    const other = { file: `${part}/b/deep/b.ts`, text: importing('../../a/other.ts') };
    expect(mutualFolders([one, other])).toHaveLength(1);
    expect(mutualFolders([one])).toEqual([]);
    expect(mutualFolders([one, { ...other, file: `${part}/b/deep/b.test.ts` }])).toEqual([]);
  });

  it('where folders inside a folder import each other', () => {
    const one = { file: 'site/a/b/one.ts', text: importing('../c/other.ts') };
    const other = { file: 'site/a/c/other.ts', text: importing('../b/second.ts') };
    expect(mutualFolders([one, other])).toHaveLength(1);
  });

  it('where the product imports what is for tests, or what tests share is not named so', () => {
    const importingBy = (file: string, name: string) => ({ file, text: importing(name) });
    const shared = importingBy('site/a/a.test.ts', './a.testing.ts');
    expect(misnamedForTests([shared])).toEqual([]);
    expect(misnamedForTests([shared, importingBy('site/a/b.ts', './a.testing.ts')])).toHaveLength(
      1,
    );
    const other = importingBy('site/a/a.test.ts', './example.ts');
    expect(misnamedForTests([other])).toEqual(['site/a/example.ts is for tests alone']);
    expect(misnamedForTests([other, importingBy('site/a/b.ts', './example.ts')])).toEqual([]);
  });

  it('where a folder and a file beside it import each other', () => {
    const one = { file: 'site/a/a.ts', text: importing('../site.ts') };
    const other = { file: 'site/site.ts', text: importing('./a/a.ts') };
    expect(mutualFolders([one, other])).toHaveLength(1);
  });
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
  for (const { file, text } of await sources(part))
    for (const name of importsOf(text)) {
      const isFile = name.startsWith('.') && /\.(?:[jt]sx?|json)$/.test(name);
      if (isFile && !existsSync(resolve(root, file, '..', name)))
        missing.push(`${file} imports ${name}`);
    }
  expect(missing).toEqual([]);
});

/** Files that wait for a state as long as Vitest does by itself, a second, which a busy machine may take. */
function hurried(files: readonly Source[]): string[] {
  return files.filter(({ text }) => /\bvi\.wait(?:For|Until)\(/.test(text)).map(({ file }) => file);
}

it('waits for what is to come by testing/eventually.ts', async () => {
  const all = await Promise.all(Object.keys(borders).map(sources));
  expect(hurried(all.flat())).toEqual(['testing/eventually.ts']);
  const planted = { file: 'site/a.test.ts', text: `await vi.${'waitFor'}(() => done());` };
  expect(hurried([planted])).toEqual(['site/a.test.ts']);
});

/** Code of a server that reads somebody's answer to its end, however long that is; browsers bear this themselves. */
function unlimited(files: readonly Source[]): string[] {
  const inBrowsers = /\.(?:test|testing|browser)\.|\/(?:prove|bench|browser|islands|shortlist)\//;
  const whole = /\b(?:response|answer)\??\.(?:json|text|arrayBuffer|blob|bytes|formData)\(\)/i;
  return files
    .filter(({ file }) => !inBrowsers.test(file) && !file.endsWith('/island.tsx'))
    .filter(({ text }) => whole.test(text.replace(/^\s*(?:\/\/|\*).*$/gm, '')))
    .map(({ file }) => file);
}

it('reads the answers of others by server/read-text.ts, so far and no further', async () => {
  const all = await Promise.all(['site', 'content-service', 'server'].map(sources));
  expect(unlimited(all.flat())).toEqual([]);
  const planted = { file: 'site/a.ts', text: `const body = await response.${'json'}();` };
  expect(unlimited([planted, { ...planted, file: 'site/a.test.ts' }])).toEqual(['site/a.ts']);
});
