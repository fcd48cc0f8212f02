import { expect, it } from 'vitest';
import { requestKind } from './request-kind.ts';

it.each([
  ['/', 'page'],
  ['/programs/lisbon?x=/media/', 'page'],
  ['/media/abc?w=320', 'media'],
  ['/assets/main-x.js', 'file'],
  ['/flags/w20/us.png', 'file'],
  ['/icon.svg', 'file'],
  ['/maps/world.svg', 'map'],
  ['/social/a.en.png', 'social picture'],
  ['/pt/feed.xml', 'feed'],
  ['/sitemap-2.xml', 'feed'],
  ['/fr/search?q=mar', 'search'],
  ['/api/preview', 'api'],
  ['/healthz', 'health'],
])('%s is counted as %s', (address, kind) => {
  expect(requestKind(address)).toBe(kind);
});
