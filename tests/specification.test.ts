import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** How many sentences, table rows, list items and constants each part of the specification has. */
const sentences = {
  'The product': 3,
  '1. What the product does and for whom': 9,
  Routes: 23,
  'Shared layout on every page': 21,
  'Language selector': 5,
  'Preview mode': 6,
  'Language table': 9,
  'Layout document': 26,
  'Content document': 9,
  'Repository listing': 8,
  'Page metadata': 15,
  '4. States and transitions': 15,
  '5. Validation rules': 7,
  '6. Roles and permissions': 2,
  'Content service': 33,
  Preview: 4,
  'Other loads': 8,
  'Content client responses': 15,
  'Other errors': 10,
  '9. Business constants and limits': 18,
};

interface Row {
  part: string;
  /** What the product does, where, and what shows it. */
  cells: string[];
}

const rows = rowsOf(read('docs/specification.md'));
const columns = (which: number) =>
  rows.flatMap(({ cells }) =>
    [...(cells[which] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

it('has a row for every sentence', () => {
  const counted = Object.entries(sentences).map(([part, count]) => {
    const written = new Set(rows.filter((row) => row.part === part).map(({ cells }) => cells[0]));
    return [part, Math.min(written.size, count)];
  });
  expect(Object.fromEntries(counted)).toEqual(sentences);
});

it('leaves no cell empty', () => {
  expect(rows.filter(({ cells }) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  expect(
    rows.filter(({ cells }) => !cells[1]?.startsWith('`') || !cells[2]?.startsWith('`')),
  ).toEqual([]);
});

it('names files that are there', () => {
  expect([...new Set(columns(1))].filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

it('names tests that are there', () => {
  expect([...new Set(columns(2))].flatMap(faultsOf)).toEqual([]);
});

it('knows a test that is not there', () => {
  const file = 'tests/specification.test.ts';
  const settings = 'site/settings.test.ts › settings › let %s choose the content';
  expect(faultsOf(`${file} › leaves no cell empty`)).toEqual([]);
  expect(faultsOf(`${settings} › CONTENT_REF`)).toEqual([]);
  expect(faultsOf(`${settings} › CONTENT_NONE`)).toHaveLength(1);
  expect(faultsOf(`${file} › leaves no cell`)).toHaveLength(1);
  expect(faultsOf('tests/nowhere.test.ts › leaves no cell empty')).toHaveLength(1);
  expect(faultsOf('site/app.test.ts › parameters › is rendered once')).toHaveLength(1);
  expect(faultsOf(file)).toHaveLength(1);
});

function rowsOf(text: string): Row[] {
  let part = '';
  return text.split('\n').flatMap((line) => {
    part = /^#+ (.*)$/.exec(line)?.[1] ?? part;
    if (!line.startsWith('| ') || line.startsWith('| What the product does |')) return [];
    const cells = line.split('|').slice(1, -1);
    return [{ part, cells: cells.map((cell) => cell.trim()) }];
  });
}

/** What is wrong with a reference like `file › group › title`, or `file › title › case`. */
function faultsOf(reference: string): string[] {
  const [file = '', ...names] = reference.split(' › ');
  if (!existsSync(resolve(root, file))) return [`${file} is not there.`];
  const text = read(file);
  const titles = titlesOf(text);
  const isThere = (chain: readonly string[]) => isChain(chain, titles, text);
  const last = names.at(-1) ?? '';
  const isCase = isThere(names.slice(0, -1)) && text.includes(`'${last}'`);
  return isThere(names) || isCase ? [] : [`${reference} is no test.`];
}

interface Title {
  text: string;
  /** Where its call begins, and how far it is indented. */
  at: number;
  indent: string;
  isGroup: boolean;
}

/** The titles of tests and groups; those of skipped ones are none. */
function titlesOf(text: string): Title[] {
  const call =
    /^( *)(.*?(?:\b(?:it|test|describe)(?:\.describe|\.each)*|\)))\(\s*(['"`])(.*?)\3,/gm;
  return [...text.matchAll(call)].map(
    ({ 1: indent = '', 2: before = '', 4: title = '', index }) => ({
      text: title,
      at: index,
      indent,
      isGroup: before.includes('describe'),
    }),
  );
}

/** Whether the titles stand one in the other, and the last one is that of a test. */
function isChain(chain: readonly string[], titles: readonly Title[], text: string): boolean {
  const [name, ...inner] = chain;
  return titles.some((title) => {
    if (title.text !== name) return false;
    if (inner.length === 0) return !title.isGroup;
    const end = text.indexOf(`\n${title.indent}});`, title.at);
    return isChain(
      inner,
      titles.filter(({ at }) => at > title.at && at < end),
      text,
    );
  });
}
