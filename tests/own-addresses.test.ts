import { isOwnAddress, languages, ownAddresses } from '@farol/content-model';
import { expect, it } from 'vitest';
import { feedRoutes } from '../site/feeds/routes.ts';
import { PageCache } from '../site/page-cache/page-cache.ts';
import { searchAddress } from '../site/search/answer.ts';
import { builtPaths } from '../site/site.ts';

const feeds = Object.keys(
  feedRoutes({
    edition: () => null,
    cache: new PageCache({ maxBytes: 1_000, onFault: () => {} }),
    originOf: () => '',
    serviceOrigin: '',
    pictureKey: '',
  }),
);
const isPattern = (path: string) => /[:*]/.test(path);

it('keeps the addresses of the search, of files and of feeds from pages', () => {
  const expected = [
    ...['/healthz', '/api/preview', '/api/exit-preview', '/api/revalidate'],
    ...[...builtPaths, ...feeds].filter((path) => !isPattern(path)),
    ...languages.map(searchAddress),
  ];
  expect([...ownAddresses].toSorted()).toEqual(expected.toSorted());
});

it('keeps the addresses of files of which there are many', () => {
  const one: Record<string, string> = {
    '/assets/*': '/assets/a/main.js',
    '/flags/*': '/flags/pt.svg',
    '/social/*': '/social/a.png',
    '/media/*': '/media/a.jpg',
    '/maps/:file{.+\\.svg}': '/maps/a.svg',
    '/calendar/:file{.+\\.ics}': '/calendar/a/b.ics',
    '/:part{sitemap-[1-9][0-9]*\\.xml}': '/sitemap-10.xml',
  };
  const patterns = [...builtPaths, '/social/*', '/media/*', ...feeds].filter(isPattern);
  expect(Object.keys(one).toSorted()).toEqual(patterns.toSorted());
  for (const path of Object.values(one)) expect(isOwnAddress(path), path).toBe(true);
  for (const path of ['/media', '/media/', '/maps/a', '/sitemap-0.xml', '/assets-of-ours'])
    expect(isOwnAddress(path), path).toBe(false);
});
