import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('keeps headings, lists and emphasis', () => {
  const html = show(<OneSlice slice={exampleSlice('text')} context={context} />);
  expect(html).toContain('<h2>How we choose a place</h2>');
  expect(html).toContain('<p><strong>Somebody</strong> of ours has lived there.</p>');
  expect(html).toContain('<ul><li>A school that people from there go to</li>');
  expect(html).toContain('<ol><li>First we visit</li>');
});
