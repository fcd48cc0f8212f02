import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** A schema has one setting a line: `  NAME: …`. */
const inSchemas = [
  'site/settings.ts',
  'content-service/settings.ts',
  'content-service/media/open.ts',
]
  .flatMap((file) => [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)])
  .map(([, name = '']) => name);
const [described = '', ofCommands = ''] = read('docs/settings.md').split('## Commands');
const namesIn = (table: string) =>
  [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );

it('describes every setting once, and no other', () => {
  expect(inSchemas.length).toBeGreaterThan(40);
  expect(namesIn(described).sort()).toEqual([...new Set(inSchemas)].sort());
});

it('describes what commands read besides', () => {
  const sources = ['content-service/moving/moves.ts', 'launch/moving.ts', 'launch/browser.ts'];
  const code = sources.map(read).join('\n');
  expect(namesIn(ofCommands).filter((name) => !code.includes(name))).toEqual([]);
});
