import { expect, test } from 'vitest';
import { exampleContext } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.testing.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const context = exampleContext();

test('puts the picture where the editor wants it', () => {
  expect(show(<OneSlice slice={exampleSlice('text_with_picture')} context={context} />)).toContain(
    'class="room beside"',
  );
  expect(
    show(<OneSlice slice={exampleSlice('text_with_picture', 1)} context={context} />),
  ).toContain('beside-right');
});

test('stands without a picture', () => {
  const html = show(<OneSlice slice={exampleSlice('text_with_picture', 2)} context={context} />);
  expect(html).not.toContain('<img');
  expect(html).toContain('Words alone.');
});
