import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('has one button and one quieter way', () => {
  const html = show(<OneSlice slice={exampleSlice('call_to_action')} context={context} />);
  expect(html.match(/class="button"/g)).toHaveLength(1);
  expect(html.match(/class="way"/g)).toHaveLength(1);
});

test('stands without actions', () => {
  const html = show(<OneSlice slice={exampleSlice('call_to_action', 1)} context={context} />);
  expect(html).not.toContain('<a ');
});
