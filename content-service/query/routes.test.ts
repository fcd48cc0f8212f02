import { describe, expect, it } from 'vitest';
import { addressBy, type Route, readRoutes } from './routes.ts';
import { exampleDocument, exampleSnapshot } from './snapshot.testing.ts';

const to = (id: string) => ({ link_type: 'Document', id });

const snapshot = exampleSnapshot([
  exampleDocument({ id: 'home', uid: 'home' }),
  exampleDocument({ id: 'trip', uid: 'algarve', data: { guide: to('ines') } }),
  exampleDocument({ id: 'french', uid: 'algarve', lang: 'fr-fr', data: { guide: to('gone') } }),
  exampleDocument({ id: 'ines', type: 'guide', uid: 'ines', data: { agency: to('farol') } }),
  exampleDocument({ id: 'farol', type: 'guide', uid: 'farol' }),
  exampleDocument({ id: 'single', type: 'home' }),
]);

function addressOf(id: string, ...routes: Route[]): string | null {
  const document = snapshot.document(id);
  if (!document) throw new Error(`no document ${id}`);
  return addressBy(routes, document, snapshot);
}

const general: Route = { type: 'trip', path: '/:lang?/trips/:uid' };

describe('addressBy', () => {
  it('has no address without a route of the type', () => {
    expect(addressOf('trip')).toBeNull();
    expect(addressOf('ines', general)).toBeNull();
  });

  it('drops an optional language where it is the master language', () => {
    expect(addressOf('trip', general)).toBe('/trips/algarve');
    expect(addressOf('french', general)).toBe('/fr-fr/trips/algarve');
    expect(addressOf('trip', { type: 'trip', path: '/:lang/:uid' })).toBe('/en-us/algarve');
    expect(addressOf('home', { type: 'trip', path: '/:lang?' })).toBe('/');
  });

  it('prefers a route of the uid, then of the language, wherever it stands in the list', () => {
    const start: Route = { type: 'trip', uid: 'home', path: '/' };
    const french: Route = { type: 'trip', lang: 'fr-fr', path: '/voyages/:uid' };
    expect(addressOf('home', general, start)).toBe('/');
    expect(addressOf('home', start, general)).toBe('/');
    expect(addressOf('french', general, french)).toBe('/voyages/algarve');
    expect(addressOf('trip', french, general)).toBe('/trips/algarve');
  });

  it('takes the first of equal routes', () => {
    expect(addressOf('trip', { type: 'trip', path: '/a/:uid' }, general)).toBe('/a/algarve');
  });

  it('follows resolvers over one document and more', () => {
    const resolvers = { agency: 'guide.agency', guide: 'guide' };
    const deep: Route = { type: 'trip', path: '/:agency/:guide/:uid', resolvers };
    const shallow: Route = { type: 'trip', path: '/:guide/:uid', resolvers: { guide: 'guide' } };
    expect(addressOf('trip', deep)).toBe('/farol/ines/algarve');
    expect(addressOf('trip', shallow, deep)).toBe('/farol/ines/algarve');
    expect(addressOf('trip', { ...deep, resolvers: { agency: 'guide.agency' } })).toBeNull();
  });

  it('passes over routes that cannot be filled', () => {
    const deep: Route = { type: 'trip', path: '/:guide/:uid', resolvers: { guide: 'guide' } };
    expect(addressOf('french', deep)).toBeNull();
    expect(addressOf('french', deep, general)).toBe('/fr-fr/trips/algarve');
    expect(addressOf('french', { ...deep, path: '/:guide?/:uid' })).toBe('/algarve');
    expect(addressOf('single', { type: 'home', path: '/:uid' })).toBeNull();
    expect(addressOf('single', { type: 'home', path: '/' })).toBe('/');
  });
});

describe('readRoutes', () => {
  it('reads a list, an empty list and a single route', () => {
    expect(readRoutes(JSON.stringify([general]))).toEqual([general]);
    expect(readRoutes('[]')).toEqual([]);
    expect(readRoutes(JSON.stringify(general))).toEqual([general]);
  });

  it.each(['', '{', '[1]', '[{"type":"a"}]', '[{"type":1,"path":"/"}]', 'null'])(
    'does not understand %s',
    (text) => {
      expect(readRoutes(text)).toBeNull();
    },
  );
});
