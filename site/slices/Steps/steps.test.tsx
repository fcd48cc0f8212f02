import { expect, test } from 'vitest';
import { exampleSurroundings } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const around = exampleSurroundings();

test('is an ordered list with a heading per step', () => {
  const html = show(<OneSlice slice={exampleSlice('steps')} around={around} />);
  expect(html).toContain('<ol class="steps">');
  expect(html.match(/<h3>/g)).toHaveLength(4);
});

test('stands without title and texts', () => {
  const html = show(<OneSlice slice={exampleSlice('steps', 1)} around={around} />);
  expect(html).not.toContain('<h2');
  expect(html).toContain('<li><h3>Write to us</h3></li>');
});
