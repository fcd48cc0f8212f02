import { describe, expect, it } from 'vitest';
import { Content } from '../content/content.ts';
import { fit } from '../content/fit.ts';
import { noSnapshot, takeAll } from '../content/snapshot.ts';
import { type WireDocument, wireDocument } from '../content/stand-in.ts';
import { Addresses, isOwnPath, languageAt } from './addresses.ts';

type Fields = Partial<WireDocument> & { id: string };

/** Documents that are translations of each other name each other. */
function translated(...documents: Fields[]): WireDocument[] {
  return documents.map(({ ...fields }) =>
    wireDocument({
      data: {},
      ...fields,
      alternate_languages: documents
        .filter(({ id }) => id !== fields.id)
        .map(({ id, type = 'dynamic_page', lang = 'en-us' }) => ({ id, type, lang })),
    }),
  );
}

const single = (id: string, type: string, lang: string): Fields => ({ id, type, lang, uid: null });

const documents = [
  ...translated(
    single('home-en', 'homepage', 'en-us'),
    single('home-pt', 'homepage', 'pt-br'),
    single('home-es', 'homepage', 'es-es'),
    single('home-fr', 'homepage', 'fr-fr'),
  ),
  ...translated(
    single('programs-en', 'programs_overview', 'en-us'),
    single('programs-fr', 'programs_overview', 'fr-fr'),
  ),
  ...translated(
    { id: 'about-en', uid: 'about', lang: 'en-us' },
    { id: 'about-pt', uid: 'sobre', lang: 'pt-br' },
    { id: 'about-fr', uid: 'about', lang: 'fr-fr' },
  ),
  ...translated({ id: 'aides', uid: 'aides', lang: 'fr-fr' }),
  ...translated({ id: 'lyon', uid: 'lyon', type: 'programs_details', lang: 'es-es' }),
  ...translated({ id: 'safety', uid: 'safety', type: 'articles_details', lang: 'en-us' }),
  ...translated({ id: 'same-en', uid: 'same', lang: 'en-us' }),
  ...translated({ id: 'same-fr', uid: 'same', lang: 'fr-fr' }),
  wireDocument({
    id: 'redirects',
    type: 'redirects',
    uid: null,
    data: {
      redirects: [
        { from: '/old', to: '/about', permanent: true },
        { from: ' /Soon/ ', to: '/programs?kind=camp', permanent: false },
        { from: '/about', to: '/aides', permanent: true },
        { from: '/evil', to: 'https://evil.example/', permanent: true },
        { from: '/evil-2', to: '//evil.example/', permanent: true },
        { from: '/evil-3', to: '/\\evil.example', permanent: true },
        { from: '/loop', to: '/loop', permanent: true },
        { from: '/loop-2', to: '/Loop-2/?again', permanent: true },
        { from: '/round', to: '/and-round', permanent: true },
        { from: '/and-round', to: '/round', permanent: false },
        { from: '/into-it', to: '/round', permanent: true },
        { from: '/ver%C3%A3o', to: '/f%C3%A9rias?a=b%20c', permanent: true },
        { from: '/older', to: '/old', permanent: true },
        { from: '/%', to: '/about', permanent: true },
        { from: '/bad', to: '/%', permanent: true },
        { from: '/hidden', to: '/%2F%2Fevil.example', permanent: true },
        { from: null, to: null, permanent: true },
        { from: '/away', to: 'javascript:alert(1)', permanent: true },
        { from: 'https://example.org/away', to: '/about', permanent: true },
        { from: '/half\ud800', to: '/about', permanent: true },
      ],
    },
  }),
];

const { snapshot } = takeAll('ref1', documents.map(fit), noSnapshot);
const addresses = new Addresses(new Content('ref1', [...snapshot.documents.values()]));
const document = (id: string) => {
  const found = snapshot.documents.get(id);
  if (!found) throw new Error(`${id} did not fit.`);
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
      expect(addresses.find(addresses.of(document(id)), null)).toMatchObject({
        kind: 'page',
        document: { id },
      });
    },
  );

  it('is known per language, with home where there is none', () => {
    expect(addresses.paths(document('about-pt'))).toEqual({
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
    const all = [...addresses.entries].map(([address]) => address);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(14);
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
    expect(addresses.find(path, null)).toEqual({
      kind: 'redirect',
      to,
      status: 308,
      variesByCookie: false,
    });
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
    expect(addresses.find(path, chosen)).toEqual({
      kind: 'redirect',
      to,
      status: 302,
      variesByCookie: true,
    });
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
    expect(addresses.find(path, chosen)).toMatchObject({ kind: 'page', variesByCookie });
  });
});

describe('what editors redirect', () => {
  it.each([
    ['/old', '/about', 301],
    ['/soon', '/programs?kind=camp', 302],
    ['/older', '/old', 301],
    ['/verão', '/férias?a=b%20c', 301],
  ])('%s leads to %s', (path, to, status) => {
    expect(addresses.find(path, null)).toMatchObject({ kind: 'redirect', to, status });
  });

  it('never hides a page', () => {
    expect(addresses.find('/about', null)).toMatchObject({ kind: 'page' });
  });

  it.each([
    ...['/evil', '/evil-2', '/evil-3', '/hidden', '/bad', '/%', '/away'],
    ...['/loop', '/loop-2', '/round', '/and-round', '/into-it'],
  ])('never leads %s away or in a circle', (path) => {
    expect(addresses.find(path, null)).toMatchObject({ kind: 'nothing' });
  });
});

describe('a path without a page', () => {
  it.each([
    ['/es/about', 'es', ['about-en', 'about-pt', 'about-fr']],
    ['/fr/safety', 'fr', null],
    ['/pt/articles/safety', 'pt', ['safety']],
    ['/programs/lyon', 'en', ['lyon']],
    ['/nowhere', 'en', null],
    ['/pt/nada', 'pt', null],
    ['/__proto__', 'en', null],
  ])('%s is said in %s, with the translations there are', (path, key, ids) => {
    const found = addresses.find(path, null);
    expect(found).toMatchObject({ kind: ids ? 'untranslated' : 'nothing', language: { key } });
    if (found.kind === 'untranslated') expect(found.translations.map(({ id }) => id)).toEqual(ids);
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
    '/a b',
    '/a\n',
    'https://a',
    'javascript:alert(1)',
  ])('is not %j', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });
});
