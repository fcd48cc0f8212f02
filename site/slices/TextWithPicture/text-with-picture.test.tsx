import { expect, test } from 'vitest';
import { exampleSurroundings } from '../../examples/examples.ts';
import { htmlOf as show } from '../../render/html-of.tsx';
import { exampleSlice } from '../example-slices.ts';
import { OneSlice } from '../index.tsx';

const around = exampleSurroundings();

test('puts the picture where the editor wants it', () => {
  expect(show(<OneSlice slice={exampleSlice('text_with_picture')} around={around} />)).toContain(
    'class="room beside"',
  );
  expect(show(<OneSlice slice={exampleSlice('text_with_picture', 1)} around={around} />)).toContain(
    'beside-right',
  );
});

test('stands without a picture', () => {
  const html = show(<OneSlice slice={exampleSlice('text_with_picture', 2)} around={around} />);
  expect(html).not.toContain('<img');
  expect(html).toContain('Words alone.');
});
