import { expect, test } from 'vitest';
import { exampleSurroundings } from '../../pages/examples.ts';
import { htmlOf as show } from '../../render/html-of.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const around = exampleSurroundings();

test('dials and writes by touch', () => {
  const html = show(<OneSlice slice={exampleSlice('contact')} around={around} />);
  expect(html).toContain('href="tel:+442079460123">+44 20 7946 0123</a>');
  expect(html).toContain('href="mailto:hello@farol.example"');
});

test('shows only what there is', () => {
  const html = show(<OneSlice slice={exampleSlice('contact', 1)} around={around} />);
  expect(html).not.toContain('tel:');
  expect(html).not.toContain('<address');
});
