import { expect, it } from 'vitest';
import { firstTextOf } from './first-text.ts';

it.each([
  ['a text', { title: 'Lisbon', text: 'By the sea' }, 'Lisbon'],
  ['rich text', { title: [{ type: 'heading1', text: 'Porto', spans: [] }] }, 'Porto'],
  [
    'no link and no picture',
    { href: { link_type: 'Web', url: 'https://a.org' }, label: 'Go' },
    'Go',
  ],
  ['nothing', { picture: { id: 'a', edit: {} } }, ''],
  ['a long one, cut', { text: 'x'.repeat(100) }, `${'x'.repeat(80)}…`],
])('knows a value by %s', (_, value, text) => {
  expect(firstTextOf(value)).toBe(text);
});
