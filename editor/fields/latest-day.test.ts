import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const latest = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

it.each(Object.entries(latest))('ends every field of %s with the year 9999', async (type, max) => {
  const root = join(import.meta.dirname, '..');
  const endings: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: root })) {
    const source = await readFile(join(root, file), 'utf8');
    const inputs = source.matchAll(new RegExp(`type="${type}"(?:\\s+max="([^"]*)")?`, 'g'));
    for (const [, end = 'none'] of inputs) endings.push(`${file}: ${end}`);
  }
  expect(endings.length).toBeGreaterThan(1);
  expect(endings.filter((each) => !each.endsWith(`: ${max}`))).toEqual([]);
});
