import { expect, it } from 'vitest';
import { between, table } from './report.ts';

it('says of each figure whether its bar holds', () => {
  const figure = { what: 'a page', value: 12_345.6, least: 1, most: 20_000, unit: 'per second' };
  const rows = table([
    { ...figure, bar: { at: 'least', value: 20_000 } },
    { ...figure, bar: null },
    { ...figure, unit: 'ms', bar: { at: 'most', value: 10_000, here: 12_500 } },
  ]).split('\n');
  expect(rows[2]).toBe('| a page | 12,346 per second | 1 – 20,000 | at least 20,000 | **no** |');
  expect(rows[3]).toBe('| a page | 12,346 per second | 1 – 20,000 |  |  |');
  expect(rows[4]).toBe(
    '| a page | 12,346 ms | 1 – 20,000 | at most 10,000; 12,500 on this machine | yes |',
  );
});

it('replaces what stands between the marks, and nothing else', () => {
  const page = 'before\n<!-- x -->\nold\n<!-- /x -->\nafter\n';
  expect(between(page, 'x', 'new $1')).toBe('before\n<!-- x -->\nnew $1\n<!-- /x -->\nafter\n');
  expect(() => between(page, 'y', 'new')).toThrow('no place for y');
});
