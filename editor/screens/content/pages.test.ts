import { expect, it } from 'vitest';
import type { ListedDocument } from '../../api/service.ts';
import { pagesOf, stateOf } from './pages.ts';

const standing = (id: string, lang: string) => ({
  id,
  lang,
  draft: null,
  published: 'v1',
  archived: false,
});

const listed = (changed: Partial<ListedDocument>): ListedDocument => ({
  ...standing('a', 'en-us'),
  type: 'programs_details',
  group: 'g',
  title: 'Lisbon',
  uid: 'lisbon',
  tags: [],
  releases: [],
  firstPublishedAt: 1,
  lastPublishedAt: 1,
  changedAt: 1,
  changedBy: 'Ana',
  inLanguages: [standing('p', 'pt-br'), standing('e', 'en-us')],
  ...changed,
});

it('makes one row of a page in its languages, named in the first that was found', () => {
  const found = [listed({ id: 'p', lang: 'pt-br', title: 'Lisboa' }), listed({ id: 'e' })];
  const [page, ...others] = pagesOf(found);
  expect(others).toEqual([]);
  expect(page?.document.title).toBe('Lisbon');
  expect(page?.in.map(({ language, state }) => [language.key, state])).toEqual([
    ['en', 'published'],
    ['pt', 'published'],
    ['es', 'missing'],
    ['fr', 'missing'],
  ]);
});

it('says how a page stands in languages that were not searched for', () => {
  const [page] = pagesOf([listed({ id: 'p', lang: 'pt-br', title: 'Lisboa' })]);
  expect(page?.document.title).toBe('Lisboa');
  expect(page?.in[0]).toMatchObject({ document: { id: 'e' }, state: 'published' });
});

it.each([
  ['missing', null],
  ['draft', { archived: false, published: null, draft: 'v' }],
  ['published', { archived: false, published: 'v', draft: null }],
  ['changed', { archived: false, published: 'v', draft: 'w' }],
  ['archived', { archived: true, published: null, draft: 'w' }],
] as const)('says that a page is %s', (state, document) => {
  expect(stateOf(document)).toBe(state);
});
