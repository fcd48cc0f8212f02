import { expect, it } from 'vitest';
import { workedMs } from '../testing/processor-time.ts';
import { languageNamed } from './languages.ts';
import { redirectEnds } from './redirect-ends.ts';

const pages = new Set(['/', '/page', '/other', '/accueil', '/fr/page']);
const languageOfPage = (path: string) => {
  if (!pages.has(path)) return undefined;
  return languageNamed(['/accueil', '/fr/page'].includes(path) ? 'fr' : 'en');
};
const endsOf = (...rows: [from: string, to: string][]) =>
  Object.fromEntries(
    [
      ...redirectEnds(
        rows.map(([from, to]) => ({ from, to })),
        { isPage: (path) => pages.has(path), languageOfPage },
      ),
    ].map(([from, { end, last }]) => [from, `${end} ${last}`]),
  );

it('says where a visitor ends', () => {
  expect(
    endsOf(
      ['/a', '/page?x#y'],
      ['/b', '/a'],
      ['/c', '/gone'],
      ['/d', '/c'],
      ['/page', '/a'],
      ['/e', '/page'],
    ),
  ).toEqual({
    '/a': 'page /page',
    '/b': 'page /page',
    '/c': 'nowhere /gone',
    '/d': 'nowhere /gone',
    '/page': 'unused /page',
    '/e': 'page /page',
  });
});

it('ends in a circle at its first path', () => {
  const circle: [string, string][] = [
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', '/a'],
  ];
  const inside = { '/a': 'circle /a', '/b': 'circle /b', '/c': 'circle /c' };
  expect(endsOf(['/in', '/b'], ...circle, ['/self', '/self'], ['/far', '/in'])).toEqual({
    ...inside,
    ...{ '/in': 'circle /b', '/self': 'circle /self', '/far': 'circle /b' },
  });
});

it('takes a destination in English for the same with a prefix, as the site does', () => {
  expect(
    endsOf(
      ['/destinations/portugal', '/EN/destinations/portugal/?x#y'],
      ['/lisbon', '/en/destinations/portugal'],
      ['/porto', '/en/destinations/nowhere'],
    ),
  ).toEqual({
    '/destinations/portugal': 'circle /destinations/portugal',
    '/lisbon': 'circle /destinations/portugal',
    '/porto': 'nowhere /en/destinations/nowhere',
  });
});

it('ends at the page to which the site leads from its address with a prefix', () => {
  expect(
    endsOf(
      ['/a', '/EN/page/?x#y'],
      ['/b', '/en'],
      ['/c', '/fr/accueil'],
      ['/d', '/fr/page'],
      ['/e', '/en/accueil'],
      ['/f', '/fr/other'],
      ['/g', '/en/other'],
      ['/en/other', '/page'],
    ),
  ).toEqual({
    '/a': 'page /page',
    '/b': 'page /',
    '/c': 'page /accueil',
    '/d': 'page /fr/page',
    '/e': 'nowhere /en/accueil',
    '/f': 'nowhere /fr/other',
    '/g': 'page /page',
    '/en/other': 'page /page',
  });
});

it.each([
  ['a page', '/page'],
  ['a circle', '/0'],
])('follows a chain of 50,000 to %s in time that grows with it', (_, end) => {
  const rows = Array.from({ length: 50_000 }, (_, index): [string, string] => [
    `/${index}`,
    index === 49_999 ? end : `/${index + 1}`,
  ]);
  const began = workedMs();
  expect(Object.keys(endsOf(...rows))).toHaveLength(50_000);
  expect(workedMs() - began).toBeLessThan(2_000);
});
