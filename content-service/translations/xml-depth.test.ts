import { describe, expect, it } from 'vitest';
import { readXliff } from './xliff-file.ts';
import { isNestedDeeper } from './xml-depth.ts';

const elements = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);

describe('elements that lie deep in each other', () => {
  it.each([
    [elements(3), false],
    [elements(4), true],
    ['<a><a/><a></a><a><b/></a></a>', false],
    ['<a><a><a><a/></a></a></a>', false],
    ['<?xml version="1.0"?><a><!-- <a><a><a><a> --><![CDATA[<a><a><a><a>]]></a>', false],
    ['<!----><![CDATA[]]><?a?>'.repeat(9) + elements(4), true],
    [`<a b="/>" c='"/>'>`.repeat(4), true],
    [`<a b="<a><a><a>" c='>'/>`.repeat(4), false],
    // What does not end is for the parser to refuse.
    ['<a><!-- ', false],
    ['<a b="', false],
    ['<', false],
    ['', false],
  ])('%s', (xml, isDeeper) => expect(isNestedDeeper(xml, 3)).toBe(isDeeper));

  it('are refused in a translated file before anything is made of them', () => {
    const began = performance.now();
    expect(() => readXliff(elements(400_000))).toThrow('it is nested more than');
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
