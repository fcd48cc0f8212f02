import { expect, test } from 'vitest';
import { exampleSurroundings } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const around = exampleSurroundings();

test('sets the portrait as a stamp that says nothing twice', () => {
  const html = show(<OneSlice slice={exampleSlice('quotes')} around={around} />);
  expect(html).toMatch(/<span class="stamp"><img[^>]* alt=""/);
  expect(html).toContain('<b>Noémie</b>');
});

test('leaves no stamp where there is no portrait', () => {
  const html = show(<OneSlice slice={exampleSlice('quotes', 1)} around={around} />);
  expect(html).not.toContain('stamp');
  expect(html).toContain('I would go again.');
});

test('sets long quotes smaller', () => {
  const html = show(<OneSlice slice={exampleSlice('quotes', 2)} around={around} />);
  expect(html).toContain('postcard-long');
});
