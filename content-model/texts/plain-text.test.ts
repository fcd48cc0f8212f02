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
    {
      ...{ id: 'a', alt: 'A tram', edit: { x: 0 }, dimensions: { width: 1, height: 1 } },
      square: { id: 'a', alt: 'A tram', edit: {}, dimensions: { width: 600, height: 600 } },
    },
    'A tram',
  ],
  [{ id: 'a', alt: null }, ''],
  [
    { slice_type: 'text', id: 'a', primary: { title: 'Sea' }, items: [{ text: 'Sand' }] },
    'Sea\nSand',
  ],
])('reads %j as %j', (value, text) => {
  expect(plainText(value)).toBe(text);
});

it('reads every field of a section, one called “text” among them', () => {
  const primary = { title: 'Come and see', text: 'We are at the quay.' };
  expect(plainText({ slice_type: 'call_to_action', id: 'a', primary })).toBe(
    'Come and see\nWe are at the quay.',
  );
});
