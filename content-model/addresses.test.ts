import { expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

const page = (id: string, lang: string, uid: string | null, type = 'dynamic_page') => ({
  id,
  lang,
  uid,
  type,
});

it('gives French pages a prefix where an English one has their address', () => {
  const { addresses, shared } = addressesOf([
    page('a', 'en-us', 'about'),
    page('b', 'fr-fr', 'about'),
    page('c', 'fr-fr', 'a-propos'),
    page('d', 'fr-fr', null, 'homepage'),
    page('e', 'en-us', null, 'homepage'),
    page('f', 'pt-br', null, 'layout'),
  ]);
  expect(Object.fromEntries(addresses)).toEqual({
    a: '/about',
    b: '/fr/about',
    c: '/a-propos',
    d: '/fr',
    e: '/',
  });
  expect(shared.size).toBe(0);
});

it('names all documents of one address, the one that answers first', () => {
  const { ids, shared } = addressesOf([
    page('a', 'en-us', null, 'programs_overview'),
    page('b', 'en-us', 'programs'),
    page('c', 'pt-br', 'programs'),
  ]);
  expect(ids.get('/programs')).toBe('a');
  expect([...shared]).toEqual([['/programs', ['a', 'b']]]);
});

it('gives none to pages in a language that the site does not have', () => {
  const { addresses, shared } = addressesOf([
    page('a', 'de-de', 'team'),
    page('b', 'en-us', 'team'),
    page('c', 'de-de', null, 'homepage'),
  ]);
  expect([...addresses]).toEqual([['b', '/team']]);
  expect(shared.size).toBe(0);
});
