import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['Lisbon', 'Lisbon'],
  [12, '12'],
  [null, ''],
  [
    [
      { type: 'paragraph', text: 'One', spans: [] },
      { type: 'paragraph', text: 'Two', spans: [] },
    ],
    'One\nTwo',
  ],
  [{ link_type: 'Web', url: 'https://example.org' }, 'https://example.org'],
  [
    { slice_type: 'text', id: 'a', primary: { title: 'Sea' }, items: [{ text: 'Sand' }] },
    'Sea\nSand',
  ],
])('reads %j as %j', (value, text) => {
  expect(plainText(value)).toBe(text);
});
