import { isOwnPath, languageAt } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { documentsWithAddresses } from '../examples/addresses.testing.ts';
import { exampleContent } from '../site.testing.tsx';
import { Addresses } from './addresses.ts';

const content = exampleContent(documentsWithAddresses);
const addresses = new Addresses(content);
const document = (id: string) => {
  const found = content.byId(id);
  if (!found) throw new Error(`${id} is not valid.`);
  return found;
};

describe('the address of a document', () => {
  it.each([
    ['home-en', '/'],
    ['home-pt', '/pt'],
    ['home-es', '/es'],
    ['home-fr', '/fr'],
    ['programs-en', '/programs'],
    ['programs-fr', '/fr/programs'],
    ['about-en', '/about'],
    ['about-pt', '/pt/sobre'],
    ['about-fr', '/fr/about'],
    ['aides', '/aides'],
    ['lyon', '/es/programs/lyon'],
    ['safety', '/articles/safety'],
    ['redirects', '/'],
  ])('%s is %s', (id, address) => {
    expect(addresses.of(document(id))).toBe(address);
  });

  it.each(['home-en', 'about-pt', 'about-fr', 'aides', 'same-fr'])(
    'of %s leads back to it',
    (id) => {
      expect(addresses.at(addresses.of(document(id)))?.id).toBe(id);
    },
  );

  it('is known per language, with home where there is none', () => {
    expect(addresses.paths(document('about-pt'))).toMatchObject({
      en: '/about',
      pt: '/pt/sobre',
      es: '/',
      fr: '/fr/about',
    });
  });

  it('of an overview is known by its type', () => {
    const french = languageAt('/fr');
    expect(addresses.ofSingle('programs_overview', french)).toBe('/fr/programs');
    expect(addresses.ofSingle('articles_overview', french)).toBeUndefined();
  });

  it('is one of the entries, each once', () => {
    const all = [...addresses.entries()].map(([address]) => address);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(14);
  });
});

describe('an own path', () => {
  it.each(['/', '/about', '/programs?kind=camp#list'])('is %s', (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  it.each([
    '',
    'about',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E./',
    '/a b',
    '/a\n',
    'https://a',
    'javascript:alert(1)',
  ])('is not %j', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });
});

it('looks where redirects lead in time that grows with them', () => {
  const chain = (name: string, last: string) =>
    Array.from({ length: 20_000 }, (_, index) => ({
      from: `/${name}-${index}`,
      to: index === 19_999 ? last : `/${name}-${index + 1}`,
      permanent: true,
    }));
  const redirects = [...chain('long', '/about'), ...chain('round', '/round-0')];
  const many = documentsWithAddresses.map((each) =>
    each.type === 'redirects' ? { ...each, data: { redirects } } : each,
  );
  const began = workedMs();
  const book = new Addresses(exampleContent(many));
  expect(book.redirectFrom('/long-0')).toMatchObject({ to: '/long-1' });
  expect(book.redirectFrom('/round-0')).toBeUndefined();
  expect(workedMs() - began).toBeLessThan(5_000);
});
