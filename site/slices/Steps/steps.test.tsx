import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('is an ordered list with a heading per step', () => {
  const html = show(<OneSlice slice={exampleSlice('steps')} context={context} />);
  expect(html).toContain('<ol class="steps">');
  expect(html.match(/<h3>/g)).toHaveLength(4);
});

test('stands without title and texts', () => {
  const html = show(<OneSlice slice={exampleSlice('steps', 1)} context={context} />);
  expect(html).not.toContain('<h2');
  expect(html).toContain('<li><h3>Write to us</h3></li>');
});
