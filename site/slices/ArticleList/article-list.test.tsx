import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('shows the newest first, and that one large', () => {
  const html = show(<OneSlice slice={exampleSlice('article_list')} context={context} />);
  expect(html.match(/class="entry entry-large"/g)).toHaveLength(1);
  expect(html).toMatch(/entry-large[\s\S]*bare-article[\s\S]*visas/);
});

test('writes the date as the language does', () => {
  const html = show(<OneSlice slice={exampleSlice('article_list', 1)} context={context} />);
  expect(html).toContain('dateTime="2026-02-24">February 24, 2026</time>');
});
