import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('shows each person at a window', () => {
  const html = show(<OneSlice slice={exampleSlice('team')} context={context} />);
  expect(html.match(/class="window"/g)).toHaveLength(3);
  expect(html).toContain('<h3>ines</h3><p class="strong">Coordinator\u00a0· Lisbon</p>');
});

test('keeps the lit window where a portrait is missing', () => {
  const html = show(<OneSlice slice={exampleSlice('team', 1)} context={context} />);
  expect(html).toContain('<span class="window"></span><h3>Inês</h3>');
});
