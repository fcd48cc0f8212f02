import * as prismic from '@prismicio/client';
import * as older from 'prismicio-client-7-11';
import { describe, expect, it } from 'vitest';
import { withSingleSlashes } from '../http/single-slashes.ts';
import { exampleDocument } from '../query/snapshot.testing.ts';
import { exampleApi, expiredToken, masterRef, previewToken } from './library.testing.ts';

/** Prismic's own clients against this API. */
const documents = [
  exampleDocument({ id: 'a', uid: 'algarve', tags: ['sea'], data: { price: 3, summary: 'Été' } }),
  exampleDocument({ id: 'b', uid: 'berlin', tags: ['city'], data: { price: 9 } }),
  exampleDocument({ id: 'f', uid: 'algarve', lang: 'fr-fr', group: 'a' }),
  exampleDocument({ id: 'h', type: 'home', data: { heading: 'Hello "you" \\' } }),
];
const app = exampleApi({ documents });
const routes = [{ type: 'trip', path: '/:lang?/trips/:uid' }];
const options = {
  routes,
  fetch: async (url: string, init?: object) => app.request(withSingleSlashes(url), init),
};
/** The methods that all versions of the client have in common. */
interface Asking {
  get(params: { filters: string[] }): Promise<{ total_results_size: number }>;
  getAllByTag(tag: string): Promise<ClientDocument[]>;
  getAllByType(type: string, params: object): Promise<ClientDocument[]>;
  getAllByUIDs(type: string, uids: string[]): Promise<ClientDocument[]>;
  getByID(id: string): Promise<ClientDocument>;
  getByIDs(ids: string[]): Promise<{ results: ClientDocument[] }>;
  getByUID(type: string, uid: string, params?: { lang: string }): Promise<ClientDocument>;
  getMasterRef(): Promise<{ ref: string }>;
  getRepository(): Promise<{ languages: { id: string }[] }>;
  getSingle(type: string): Promise<ClientDocument>;
  getTags(): Promise<string[]>;
  resolvePreviewURL(params: {
    documentID: string;
    defaultURL: string;
    previewToken: string;
  }): Promise<string>;
}

interface ClientDocument {
  id: string;
}

const named = { ...options, documentAPIEndpoint: 'http://farol.test/api/v2/' };
const clients: readonly (readonly [string, Asking, typeof prismic.filter])[] = [
  ['the newest', prismic.createClient('farol', named), prismic.filter],
  ['the 7.11', older.createClient('farol', named), older.filter],
];

describe.each(clients)('%s client', (_, client, filter) => {
  it('reads what the repository is', async () => {
    const repository = await client.getRepository();
    expect(repository.languages[0]?.id).toBe('en-us');
    expect((await client.getMasterRef()).ref).toBe(masterRef);
    expect(await client.getTags()).toEqual(['city', 'sea']);
  });

  it('gets documents by uid, by id and alone of their type', async () => {
    expect(await client.getByUID('trip', 'algarve')).toMatchObject({
      id: 'a',
      url: '/trips/algarve',
    });
    const french = await client.getByUID('trip', 'algarve', { lang: 'fr-fr' });
    expect(french).toMatchObject({ id: 'f', url: '/fr-fr/trips/algarve' });
    expect(await client.getByID('b')).toMatchObject({ uid: 'berlin' });
    expect(await client.getSingle('home')).toMatchObject({ id: 'h', uid: null, url: null });
    await expect(client.getByUID('trip', 'nowhere')).rejects.toThrow('No documents were returned');
  });

  it('gets lists in order', async () => {
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect(ids((await client.getByIDs(['h', 'b', 'a'])).results)).toEqual(['h', 'b', 'a']);
    expect(ids(await client.getAllByUIDs('trip', ['berlin', 'algarve']))).toEqual(['b', 'a']);
    expect(ids(await client.getAllByTag('sea'))).toEqual(['a']);
    const orderings = { field: 'my.trip.price', direction: 'desc' } as const;
    expect(ids(await client.getAllByType('trip', { orderings }))).toEqual(['b', 'a']);
    expect(ids(await client.getAllByType('trip', { lang: '*' }))).toEqual(['a', 'b', 'f']);
  });

  it('filters by several predicates', async () => {
    const search = async (...filters: string[]) =>
      (await client.get({ filters })).total_results_size;
    expect(
      await search(
        filter.at('document.type', 'trip'),
        filter.numberGreaterThan('my.trip.price', 5),
      ),
    ).toBe(1);
    expect(await search(filter.fulltext('document', 'ete'))).toBe(1);
    expect(await search(filter.not('my.trip.uid', 'berlin'))).toBe(1);
    expect(await search(filter.dateAfter('document.first_publication_date', new Date(0)))).toBe(3);
    for (const text of ['\t', '\n\r', '\f\b', '\\', '<>', "'", '😀', 'say', 'a\\b']) {
      expect(await search(filter.fulltext('document', text))).toBe(0);
    }
  });

  it('hears what is wrong with a query', async () => {
    const filters = [filter.at('my.trip.nope', 'x')];
    await expect(client.get({ filters })).rejects.toThrow(
      "[function at(..)] unexpected field 'my.trip.nope' on line:1 col:6",
    );
  });

  it('finds the address a preview starts at, and hears when it has expired', async () => {
    const preview = { documentID: 'draft', defaultURL: '/' };
    expect(await client.resolvePreviewURL({ ...preview, previewToken })).toBe('/trips/draft');
    const expired = client.resolvePreviewURL({ ...preview, previewToken: expiredToken });
    await expect(expired).rejects.toThrow('This preview token has expired');
  });
});

it('the newest client comes back to the master ref by itself', async () => {
  const client = prismic.createClient('farol', { ...named, ref: 'nowhere' });
  expect(await client.getByUID('trip', 'berlin')).toMatchObject({ id: 'b' });
});
