import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { svgRoot } from './svg.ts';

const illustrator =
  '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe -->\n' +
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [ <!ENTITY a "b"> ]>\n' +
  '<svg version="1.1" viewBox="0 0 300 150.4">';

describe('svgRoot', () => {
  it.each([
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10px">',
      { width: 20, height: 10 },
    ],
    ["\uFEFF  <svg width='20.6' height='10'/>", { width: 21, height: 10 }],
    [illustrator, { width: 300, height: 150 }],
    ['<svg viewBox="0,0,40,30" width="100%" height="2em">', { width: 40, height: 30 }],
    ['<svg stroke-width="7" height="5">', { width: null, height: 5 }],
    ['<svg width="0" height="-4" viewBox="a b c d">', { width: null, height: null }],
    ['<svg>', { width: null, height: null }],
  ])('reads %s', (head, size) => {
    expect(svgRoot(head)).toEqual(size);
  });

  it.each([
    '<svgx width="1">',
    '<html><svg width="1"></svg></html>',
    'text <svg>',
    '<?xml version="1.0"?><rss>',
    '<?xml <svg>',
    '<!-- <svg>',
    '<!DOCTYPE html><svg>',
    '<svg width="1"',
    '',
  ])('finds no drawing in %s', (head) => {
    expect(svgRoot(head)).toBeUndefined();
  });

  it.each([
    `<svg ${'width '.repeat(10_000)}>`,
    `${'<!---->'.repeat(9_000)}<svg`,
    `<!DOCTYPE svg ${' '.repeat(60_000)}`,
    `<svg width="${' '.repeat(60_000)}x">`,
  ])('takes no time over hostile text', (head) => {
    const start = workedMs();
    svgRoot(head);
    expect(workedMs() - start).toBeLessThan(200);
  });
});
