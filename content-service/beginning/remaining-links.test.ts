import { expect, it } from 'vitest';
import { withoutLinksTo } from './remaining-links.ts';

const to = (id: string) => ({ link_type: 'Document', id });

it('drops items and links that lead to what is gone, and keeps the rest', () => {
  const content = {
    logo: { id: 'asset-1' },
    one: to('gone'),
    other: to('stays'),
    links: [
      { label: 'Gone', target: to('gone') },
      { label: 'Stays', target: to('stays') },
      { label: 'Web', target: { link_type: 'Web', url: 'https://example.org' } },
      { label: 'Nested', items: [{ target: to('gone') }, { target: to('stays') }] },
    ],
  };
  expect(withoutLinksTo(content, new Set(['gone']))).toEqual({
    logo: { id: 'asset-1' },
    other: to('stays'),
    links: [
      { label: 'Stays', target: to('stays') },
      { label: 'Web', target: { link_type: 'Web', url: 'https://example.org' } },
      { label: 'Nested', items: [{ target: to('stays') }] },
    ],
  });
});
