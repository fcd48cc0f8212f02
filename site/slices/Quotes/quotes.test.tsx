import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('sets the portrait as a stamp that says nothing twice', () => {
  const html = show(<OneSlice slice={exampleSlice('quotes')} context={context} />);
  expect(html).toMatch(/<span class="stamp"><img[^>]* alt=""/);
  expect(html).toContain('<b>Noémie</b>');
});

test('leaves no stamp where there is no portrait', () => {
  const html = show(<OneSlice slice={exampleSlice('quotes', 1)} context={context} />);
  expect(html).not.toContain('stamp');
  expect(html).toContain('I would go again.');
});

test('sets long quotes smaller', () => {
  const html = show(<OneSlice slice={exampleSlice('quotes', 2)} context={context} />);
  expect(html).toContain('postcard-long');
});
