import { expect, test } from 'vitest';
import { exampleSurroundings } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const around = exampleSurroundings();

test('keeps headings, lists and emphasis', () => {
  const html = show(<OneSlice slice={exampleSlice('text')} around={around} />);
  expect(html).toContain('<h2>How we choose a place</h2>');
  expect(html).toContain('<p><strong>Somebody</strong> of ours has lived there.</p>');
  expect(html).toContain('<ul><li>A school that people from there go to</li>');
  expect(html).toContain('<ol><li>First we visit</li>');
});
