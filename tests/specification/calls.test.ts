import { filter } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { listing, recordedClient } from './recorded-client.ts';

describe('the repository info', () => {
  it('is asked for at the root of the API, without a token where there is none', async () => {
    const { client, asked, methods } = recordedClient();
    await client.getRepository();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v2']);
    expect(asked[0]?.searchParams.has('access_token')).toBe(false);
    expect([...methods]).toEqual(['GET']);
  });

  it('is asked for with the access token that is configured', async () => {
    const { client, asked } = recordedClient({ accessToken: 'secret' });
    await client.getRepository();
    expect(asked[0]?.searchParams.get('access_token')).toBe('secret');
  });
});

describe('the document search', () => {
  it('is asked at documents/search, by GET', async () => {
    const { client, asked, methods } = recordedClient();
    await client.get();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v2', '/api/v2/documents/search']);
    expect([...methods]).toEqual(['GET']);
  });

  it.each([
    ['at', filter.at('document.type', 'dynamic_page'), 'at(document.type, "dynamic_page")'],
    ['in', filter.in('document.id', ['a', 'b']), 'in(document.id, ["a", "b"])'],
    ['any', filter.any('document.tags', ['sea']), 'any(document.tags, ["sea"])'],
    ['not', filter.not('document.lang', 'fr-fr'), 'not(document.lang, "fr-fr")'],
    ['fulltext', filter.fulltext('document', 'sea'), 'fulltext(document, "sea")'],
    ['has', filter.has('my.dynamic_page.lead'), 'has(my.dynamic_page.lead)'],
    ['missing', filter.missing('my.dynamic_page.lead'), 'missing(my.dynamic_page.lead)'],
    ['similar', filter.similar('a', 10), 'similar("a", 10)'],
    ['number.gt', filter.numberGreaterThan('my.p.price', 5), 'number.gt(my.p.price, 5)'],
    [
      'date.after',
      filter.dateAfter('document.last_publication_date', 7),
      'date.after(document.last_publication_date, 7)',
    ],
    [
      'geopoint.near',
      filter.geopointNear('my.p.place', 38.7, -9.1, 10),
      'geopoint.near(my.p.place, 38.7, -9.1, 10)',
    ],
  ])('carries the predicate %s', async (_, predicate, written) => {
    const { client, asked } = recordedClient();
    await client.get({ filters: [predicate] });
    expect(asked.at(-1)?.searchParams.getAll('q')).toEqual([`[[${written}]]`]);
  });

  it.each([
    ['results', [{ id: 'a' }, { id: 'b' }]],
    ['next_page', 'https://farol.cdn.prismic.io/api/v2/documents/search?page=3'],
    ['page', 2],
  ])('answers with %s', async (field, value) => {
    expect(await recordedClient().client.get({ page: 2 })).toHaveProperty(field, value);
  });

  it('goes with refs, forms and tags, which the repository info gives', async () => {
    const { client, asked } = recordedClient();
    await client.get();
    expect(await client.getRefs()).toEqual(listing.refs);
    expect((await client.getRepository()).forms).toEqual(listing.forms);
    expect(await client.getTags()).toEqual(['city', 'sea', 'snow']);
    expect(asked.filter(({ pathname }) => pathname === '/api/v2')).toHaveLength(1);
  });
});
