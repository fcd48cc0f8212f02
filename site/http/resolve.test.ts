import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { documentsWithAddresses } from '../examples/addresses.testing.ts';
import { exampleContext, lisbon } from '../examples/examples.ts';
import { editionOf } from '../publish/edition.ts';
import { exampleContent, exampleSite } from '../site.testing.tsx';
import { atOnce } from '../turns/steps.ts';
import { type PageRequest, resolve, resolveDestination, resolveView } from './resolve.ts';

const { pages } = exampleSite().site.pages;
const edition = editionOf(exampleContent(documentsWithAddresses), '2026-03-01');

function requestFor(address: string, request: Partial<PageRequest> = {}): PageRequest {
  const [pathname = '', query] = address.split('?', 2);
  return { pathname, search: query ? `?${query}` : '', cookie: undefined, ...request };
}

const resolved = (address: string, request?: Partial<PageRequest>) =>
  resolve(edition, requestFor(address, request), pages);

describe('a page', () => {
  it('is the document at its address, in its language', () => {
    expect(resolved('/pt/sobre?utm=1')).toMatchObject({
      kind: 'page',
      document: { id: 'about-pt' },
      language: { key: 'pt' },
      path: '/pt/sobre',
      key: '/pt/sobre',
    });
  });

  it('is one page for all ways to write the parameters it declares', () => {
    const one = resolved('/programs?page=2&kind=b&kind=a');
    const other = resolved('/programs?kind=a&utm=x&kind=b&kind=a&page=2');
    expect(one).toMatchObject({ key: '/programs?kind=a&kind=b&page=2' });
    expect(other).toEqual(one);
  });

  it.each([
    ['/%61bout?a=1', '/about?a=1'],
    ['/%C3%A0', null],
  ])('written as %s leads to %s', (address, to) => {
    expect(resolved(address)).toMatchObject(
      to ? { kind: 'redirect', to, status: 308, policy: 'content' } : { kind: 'missing' },
    );
  });

  it('is known without a wait, so that the fast path may ask', () => {
    const started = workedMs();
    for (let count = 0; count < 10_000; count += 1) resolved('/programs');
    expect(workedMs() - started).toBeLessThan(500);
  });
});

describe('a view of a page', () => {
  const viewed = (address: string) => {
    const found = resolved(address);
    if (found.kind !== 'page') throw new Error(`${address} is no page.`);
    return atOnce(resolveView(edition, found, requestFor(address)));
  };

  it('is the page with its parameters', () => {
    expect(viewed('/programs?kind=a')).toMatchObject({ kind: 'page', key: '/programs?kind=a' });
    expect(viewed('/about?x')).toEqual(resolved('/about?x'));
  });

  it('that nobody can have chosen leads to the one without it', () => {
    expect(viewed('/programs?kind=b&kind=nonsense&utm=x&page=2')).toEqual({
      kind: 'redirect',
      to: '/programs?kind=b&page=2&utm=x',
      status: 302,
      policy: 'missing',
    });
  });

  it('that is not there is missing', () => {
    expect(viewed('/programs?page=4')).toMatchObject({ kind: 'missing', path: '/programs' });
  });
});

describe('the search', () => {
  it.each([
    ['/search?q=sea&utm=1', 'en'],
    ['/pt/search?q=sea', 'pt'],
  ])('%s is asked in %s', (address, key) => {
    const found = resolved(address);
    expect(found).toMatchObject({ kind: 'search', language: { key } });
    expect(found.kind === 'search' && String(found.query)).toBe('q=sea');
  });
});

describe('a path that cannot be read', () => {
  it.each([
    ['/%', 'en'],
    ['/es/%zz', 'es'],
    ['/a%2fb', 'en'],
    ['/fr/a%00', 'fr'],
  ])('%s is wrong, in %s', (path, key) => {
    expect(resolved(path)).toMatchObject({ kind: 'wrong', language: { key } });
  });
});

describe('another spelling of an address', () => {
  it.each([
    ['/about/', '/about'],
    ['/ABOUT', '/about'],
    ['//about', '/about'],
    ['/en/about', '/about'],
    ['/EN/', '/'],
    ['/fr/aides', '/aides'],
    ['/PT/Sobre/', '/pt/sobre'],
  ])('%s leads to %s for good', (path, to) => {
    const expected = { kind: 'redirect', to, status: 308, policy: 'content' };
    expect(resolved(path)).toEqual(expected);
  });
});

describe('the language of the cookie', () => {
  it.each([
    ['/', 'pt', '/pt'],
    ['/', 'fr', '/fr'],
    ['/about', 'fr', '/fr/about'],
    ['/about', 'pt', '/pt/sobre'],
    ['/same', 'fr', '/fr/same'],
  ] as const)('on %s chooses %s: %s', (path, chosen, to) => {
    const expected = { kind: 'redirect', to, status: 302, policy: 'visitor' };
    expect(resolved(path, { cookie: `a=b; lang=${chosen}` })).toEqual(expected);
  });

  it.each([
    ['/', 'en', true],
    ['/', null, true],
    ['/about', 'es', true],
    ['/aides', 'en', false],
    ['/articles/safety', 'fr', false],
    ['/pt/sobre', 'en', false],
    ['/fr/about', 'en', false],
  ] as const)('on %s with %s shows the page (varies: %s)', (path, chosen, variesByCookie) => {
    const cookie = chosen ? `lang=${chosen}` : undefined;
    const found = resolved(path, { cookie });
    expect(edition.addresses.isShared(path)).toBe(variesByCookie);
    expect(found.kind).toBe('page');
  });
});

describe('what editors redirect', () => {
  it.each([
    ['/old', '/about', 301],
    ['/soon', '/programs?kind=camp', 302],
    ['/older', '/old', 301],
    ['/part?a=b', '/about?a=b#team', 301],
    ['/soon?a=b', '/programs?kind=camp', 302],
    ['/ver%C3%A3o', '/f%C3%A9rias?a=b%20c', 301],
  ])('%s leads to %s', (path, to, status) => {
    expect(resolved(path)).toEqual({ kind: 'redirect', to, status, policy: 'content' });
  });

  it('never hides a page or the search', () => {
    expect(resolved('/about')).toMatchObject({ kind: 'page' });
    expect(resolved('/search')).toMatchObject({ kind: 'search' });
  });

  it.each([
    ...['/evil', '/evil-2', '/evil-3', '/hidden', '/bad', '/away'],
    ...['/loop', '/loop-2', '/round', '/and-round', '/into-it'],
  ])('never leads %s away or in a circle', (path) => {
    expect(resolved(path)).toMatchObject({ kind: 'missing', translations: [] });
  });
});

describe('a path without a page', () => {
  it.each([
    ['/pt/about?a=1', '/pt/sobre?a=1'],
    ['/PT/About/', '/pt/sobre'],
    ['/sobre', '/about'],
  ])('%s leads to %s, which its language has by another name', (path, to) => {
    expect(resolved(path)).toEqual({ kind: 'redirect', to, status: 302, policy: 'content' });
  });

  it.each([
    ['/es/about', 'es', ['/about', '/pt/sobre', '/fr/about']],
    ['/fr/safety', 'fr', []],
    ['/pt/articles/safety', 'pt', ['/articles/safety']],
    ['/programs/lyon', 'en', ['/es/programs/lyon']],
    ['/nowhere', 'en', []],
    ['/pt/nada', 'pt', []],
    ['/__proto__', 'en', []],
  ])('%s is said in %s, with the translations there are', (path, key, addresses) => {
    expect(resolved(path)).toMatchObject({
      kind: 'missing',
      path,
      language: { key },
      translations: addresses.map((address) => ({ address })),
    });
  });
});

describe('a destination', () => {
  const there = (address: string) => {
    const found = resolved(address);
    if (found.kind !== 'destination') throw new Error(`${address} is ${found.kind}.`);
    return atOnce(resolveDestination(withLisbon, found));
  };
  const withLisbon = editionOf(exampleContext({}, 'en', [lisbon]).content, '2026-03-01');

  it('is a country that programs of the language go to, or all of them', () => {
    expect(there('/destinations/portugal')).toMatchObject({
      kind: 'destination',
      code: 'PT',
      language: { key: 'en' },
      key: '/destinations/portugal',
    });
    expect(there('/destinations')).toMatchObject({ kind: 'destination', code: null });
  });

  it('is missing where no program goes, or none in the language', () => {
    expect(there('/destinations/france')).toMatchObject({ kind: 'missing', translations: [] });
    expect(there('/fr/destinations/portugal')).toMatchObject({
      kind: 'missing',
      language: { key: 'fr' },
      translations: [{ language: { key: 'en' }, address: '/destinations/portugal' }],
    });
  });

  it.each([
    ['/destinations/Portugal/', '/destinations/portugal'],
    ['/en/destinations/portugal', '/destinations/portugal'],
    ['/PT/destinations', '/pt/destinations'],
  ])('written as %s leads to %s', (address, to) => {
    expect(resolved(address)).toMatchObject({ kind: 'redirect', to, status: 308 });
  });
});
