import { languages, ownAddresses } from '@farol/content-model';
import { expect, it } from 'vitest';
import { feedRoutes } from '../site/feeds/routes.ts';
import { PageCache } from '../site/page-cache/page-cache.ts';
import { searchAddress } from '../site/search/answer.ts';

it('keeps the addresses of the search, of files and of feeds from pages', () => {
  const routes = feedRoutes({
    edition: () => null,
    cache: new PageCache({ maxBytes: 1_000, onFault: () => {} }),
    originOf: () => '',
    serviceOrigin: '',
    pictureKey: '',
  });
  const files = Object.keys(routes).filter((path) => !/[:*]/.test(path));
  const expected = ['/healthz', ...files, ...languages.map(searchAddress)];
  expect([...ownAddresses].toSorted()).toEqual(expected.toSorted());
});
