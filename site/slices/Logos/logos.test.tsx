import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('sets a name where there is no mark', () => {
  const html = show(<OneSlice slice={exampleSlice('logos')} context={context} />);
  expect(html).toContain('<li>Escola Vila Berta</li>');
});

test('shows a mark with its name as alternative', () => {
  const html = show(<OneSlice slice={exampleSlice('logos', 1)} context={context} />);
  expect(html).toMatch(/<img src="\/media\/lighthouse-wide[^>]* alt="Farol"/);
});
