import { expect, test } from 'vitest';
import { exampleSurroundings } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const around = exampleSurroundings();

test('names each value', () => {
  const html = show(<OneSlice slice={exampleSlice('figures')} around={around} />);
  expect(html).toContain('<dt>the year we began</dt><dd>2009</dd>');
});

test('stands with one figure and no title', () => {
  const html = show(<OneSlice slice={exampleSlice('figures', 1)} around={around} />);
  expect(html.match(/<dd>/g)).toHaveLength(1);
  expect(html).not.toContain('<h2');
});
