import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('names each value', () => {
  const html = show(<OneSlice slice={exampleSlice('figures')} context={context} />);
  expect(html).toContain('<dt>the year we began</dt><dd>2009</dd>');
});

test('stands with one figure and no title', () => {
  const html = show(<OneSlice slice={exampleSlice('figures', 1)} context={context} />);
  expect(html.match(/<dd>/g)).toHaveLength(1);
  expect(html).not.toContain('<h2');
});

test('sets a long value smaller, so that it keeps its line', () => {
  const [short, long] = [0, 2].map((which) =>
    show(<OneSlice slice={exampleSlice('figures', which)} context={context} />),
  );
  expect(short).not.toContain('figures-long');
  expect(long).toContain('<dd class="figures-long">1,234,567</dd>');
});
