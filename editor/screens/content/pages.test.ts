import { expect, it } from 'vitest';
import type { PageDocument } from '../../api/pages.ts';
import { pagesOf, stateOf } from './pages.ts';

const listed = (changed: Partial<PageDocument>): PageDocument => ({
  id: 'a',
  lang: 'en-us',
  type: 'programs_details',
  group: 'g',
  title: 'Lisbon',
  uid: 'lisbon',
  tags: [],
  draft: null,
  published: 'v1',
  releases: [],
  archived: false,
  firstPublishedAt: 1,
  lastPublishedAt: 1,
  changedAt: 1,
  changedBy: 'Ana',
  state: 'published',
  found: true,
  ...changed,
});
const page = (...documents: PageDocument[]) => ({
  group: 'g',
  type: 'programs_details',
  changedAt: 1,
  documents,
});

it('makes one row of a page in its languages, named in the first that was found', () => {
  const pt = listed({ id: 'p', lang: 'pt-br', title: 'Lisboa', state: 'draft' });
  const [row, ...others] = pagesOf([page(pt, listed({ id: 'e' }))]);
  expect(others).toEqual([]);
  expect(row?.document.title).toBe('Lisbon');
  expect(row?.in.map(({ language, state }) => [language.key, state])).toEqual([
    ['en', 'published'],
    ['pt', 'draft'],
    ['es', 'missing'],
    ['fr', 'missing'],
  ]);
});

it('is named in the language of whoever looks, where it is there', () => {
  const pt = listed({ id: 'p', lang: 'pt-br', title: 'Lisboa' });
  expect(pagesOf([page(listed({ id: 'e' }), pt)], 'pt-br')[0]?.document.title).toBe('Lisboa');
  expect(pagesOf([page(listed({ id: 'e' }), pt)], 'fr-fr')[0]?.document.title).toBe('Lisbon');
});

it('is named as what was searched for, and acted upon in that alone', () => {
  const pt = listed({ id: 'p', lang: 'pt-br', title: 'Lisboa' });
  const [row] = pagesOf([page(listed({ id: 'e', found: false }), pt)]);
  expect(row?.document.title).toBe('Lisboa');
  expect(row?.found.map(({ id }) => id)).toEqual(['p']);
  expect(row?.in[0]).toMatchObject({ document: { id: 'e' }, state: 'published' });
});

it('shows the page that is there rather than an archived one in its place', () => {
  const old = listed({ id: 'old', archived: true, state: 'archived', found: false });
  const [row] = pagesOf([page(old, listed({ id: 'new' }))]);
  expect(row?.in[0]?.document?.id).toBe('new');
});

it.each([
  ['missing', null],
  ['draft', { archived: false, published: null, draft: 'v' }],
  ['published', { archived: false, published: 'v', draft: null }],
  ['changed', { archived: false, published: 'v', draft: 'w' }],
  ['archived', { archived: true, published: null, draft: 'v' }],
] as const)('calls a document %s', (state, document) => {
  expect(stateOf(document)).toBe(state);
});
