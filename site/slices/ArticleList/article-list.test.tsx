import { expect, test } from 'vitest';
import { exampleSurroundings } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const around = exampleSurroundings();

test('shows the newest first, and that one large', () => {
  const html = show(<OneSlice slice={exampleSlice('article_list')} around={around} />);
  expect(html.match(/class="entry entry-large"/g)).toHaveLength(1);
  expect(html).toMatch(/entry-large[\s\S]*bare-article[\s\S]*visas/);
});

test('writes the date as the language does', () => {
  const html = show(<OneSlice slice={exampleSlice('article_list', 1)} around={around} />);
  expect(html).toContain('dateTime="2026-02-24">24 February 2026</time>');
});
