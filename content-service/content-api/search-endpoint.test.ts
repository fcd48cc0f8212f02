import { describe, expect, it } from 'vitest';
import { exampleDocument } from '../query/snapshot.testing.ts';
import { version } from './about.ts';
import {
  exampleApi,
  exampleLibrary,
  expiredRef,
  expiredToken,
  masterRef,
  oldRef,
  previewToken,
  published,
  releaseRef,
  searchFor,
} from './library.testing.ts';

async function bodyOf(answer: Response | Promise<Response>) {
  return (await answer).json();
}

async function idsOf(answer: Response | Promise<Response>): Promise<string[]> {
  const { results } = await bodyOf(answer);
  return results.map(({ id }: { id: string }) => id);
}

const oauth = {
  oauth_initiate: 'http://localhost/auth',
  oauth_token: 'http://localhost/auth/token',
};
const refused = 'Access to this Ref requires an access token';

describe('GET /api/v2/documents/search', () => {
  it('looks once for a ref that another process may have made, and for no other', async () => {
    const library = exampleLibrary();
    let looks = 0;
    let arrived = '';
    const app = exampleApi(
      {},
      {
        library: {
          ...library,
          resolve: (ref, now) => library.resolve(ref === arrived ? masterRef : ref, now),
          async catchUp() {
            looks += 1;
            arrived = 'nnnnnnnnnnnnnnnn';
          },
        },
      },
    );
    expect(await idsOf(app.request(searchFor()))).toEqual(['published']);
    expect(looks).toBe(0);
    expect(await idsOf(app.request(searchFor({ ref: 'nnnnnnnnnnnnnnnn' })))).toEqual(['published']);
    expect(looks).toBe(1);
    expect((await app.request(searchFor({ ref: 'zzzzzzzzzzzzzzzz' }))).status).toBe(404);
    expect(looks).toBe(2);
  });

  it('answers documents in their envelope, key by key', async () => {
    const heading = exampleDocument({
      id: 'WKxlPCUEEIZ10AHU',
      type: 'home',
      group: 'g',
      tags: ['a'],
      slugs: ['new', 'old'],
      firstPublished: Date.UTC(2017, 0, 13, 11, 45, 21),
      lastPublished: Date.UTC(2017, 1, 21, 16, 5, 19),
      data: { heading: 'Hello', unknown: 'left out' },
    });
    const french = exampleDocument({
      id: 'french',
      type: 'trip',
      lang: 'fr-fr',
      uid: 'x',
      group: 'g',
    });
    const app = exampleApi({ documents: [heading, french] });
    const query = { q: '[[at(document.type, "home")]]' };
    const answer = await app.request(`http://farol.test${searchFor(query)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.text()).toBe(
      JSON.stringify({
        page: 1,
        results_per_page: 20,
        results_size: 1,
        total_results_size: 1,
        total_pages: 1,
        next_page: null,
        prev_page: null,
        results: [
          {
            id: 'WKxlPCUEEIZ10AHU',
            uid: null,
            url: null,
            type: 'home',
            href: 'http://farol.test/api/v2/documents/search?ref=aaaaaaaaaaaaaaaa&q=%5B%5B%3Ad+%3D+at%28document.id%2C+%22WKxlPCUEEIZ10AHU%22%29+%5D%5D',
            tags: ['a'],
            first_publication_date: '2017-01-13T11:45:21+0000',
            last_publication_date: '2017-02-21T16:05:19+0000',
            slugs: ['new', 'old'],
            linked_documents: [],
            lang: 'en-us',
            alternate_languages: [{ id: 'french', type: 'trip', lang: 'fr-fr', uid: 'x' }],
            data: { heading: 'Hello', featured: { link_type: 'Any' } },
          },
        ],
        version,
        license: 'All Rights Reserved',
      }),
    );
    const inFrench = await bodyOf(app.request(searchFor({ lang: 'fr-fr' })));
    expect(inFrench.results[0].alternate_languages).toEqual([
      { id: 'WKxlPCUEEIZ10AHU', type: 'home', lang: 'en-us' },
    ]);
  });

  it('finds the document by the href it gives it', async () => {
    const app = exampleApi();
    const { results } = await bodyOf(app.request(searchFor()));
    expect(await idsOf(app.request(results[0].href))).toEqual(['published']);
  });

  it('answers nothing found', async () => {
    const answer = await bodyOf(exampleApi().request(searchFor({ q: '[[at(my.trip.uid, "x")]]' })));
    expect(answer).toEqual({
      page: 1,
      results_per_page: 20,
      results_size: 0,
      total_results_size: 0,
      total_pages: 0,
      next_page: null,
      prev_page: null,
      results: [],
      version,
      license: 'All Rights Reserved',
    });
  });

  describe('pages', () => {
    const documents = Array.from({ length: 5 }, (_, n) => exampleDocument({ id: `d${n}` }));
    const app = exampleApi({ documents });

    it('leads from page to page with the parameters of the search, tokens left out', async () => {
      const query = { q: '[[at(document.type, "trip")]]', lang: '*', page: '2', pageSize: '2' };
      const more = { 'x-c': 'js-7.22.0', access_token: 'reads-all' };
      const second = await bodyOf(app.request(searchFor({ ...query, ...more })));
      expect(second).toMatchObject({
        page: 2,
        results_per_page: 2,
        results_size: 2,
        total_results_size: 5,
        total_pages: 3,
        next_page: `http://localhost/api/v2/documents/search?ref=${masterRef}&q=%5B%5Bat%28document.type%2C+%22trip%22%29%5D%5D&lang=*&page=3&pageSize=2`,
        prev_page: `http://localhost/api/v2/documents/search?ref=${masterRef}&q=%5B%5Bat%28document.type%2C+%22trip%22%29%5D%5D&lang=*&page=1&pageSize=2`,
      });
      expect(await idsOf(app.request(second.next_page))).toEqual(['d4']);
      expect(await idsOf(app.request(second.prev_page))).toEqual(['d0', 'd1']);
      const plain = await bodyOf(app.request(searchFor({ pageSize: '2' })));
      expect(plain.next_page).toBe(
        `http://localhost/api/v2/documents/search?ref=${masterRef}&page=2&pageSize=2`,
      );
    });

    it.each([
      ['pageSize', '0', { page: 1, results_per_page: 1 }],
      ['pageSize', '-5', { page: 1, results_per_page: 1 }],
      ['pageSize', '1000', { page: 1, results_per_page: 100 }],
      ['pageSize', 'many', { page: 1, results_per_page: 20 }],
      ['pageSize', '', { page: 1, results_per_page: 20 }],
      ['page', '0', { page: 1, results_size: 5 }],
      ['page', 'NaN', { page: 1, results_size: 5 }],
      ['page', '7', { page: 7, results_size: 0, next_page: null, total_pages: 1 }],
      ['page', '1e99', { page: 1 }],
      ['page', '99999999999999999999', { page: 1_000_000_000, results_size: 0 }],
    ])('takes %s=%s for what is nearest to it', async (name, value, expected) => {
      const answer = await app.request(searchFor({ [name]: value }));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject(expected);
    });

    it('goes on after a document', async () => {
      expect(await idsOf(app.request(searchFor({ after: 'd2' })))).toEqual(['d3', 'd4']);
    });
  });

  describe('the ref', () => {
    it.each([
      [
        'no ref',
        { ref: '' },
        400,
        { type: 'api_validation_error', message: 'Ref not provided (ignored)' },
      ],
      [
        'an unknown ref',
        { ref: 'nowhere' },
        404,
        {
          type: 'api_notfound_error',
          message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`,
        },
      ],
      [
        'an expired ref',
        { ref: expiredRef },
        410,
        {
          type: 'api_validation_error',
          message: `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`,
        },
      ],
      [
        'an expired preview',
        { ref: expiredToken },
        404,
        { type: 'api_security_error', message: 'This preview token has expired', ...oauth },
      ],
      [
        'a release without a token',
        { ref: releaseRef },
        403,
        { type: 'api_security_error', error: refused, message: refused, ...oauth },
      ],
      [
        'a token that is not valid',
        { access_token: 'wrong' },
        403,
        { type: 'api_security_error', error: refused, message: refused, ...oauth },
      ],
    ])('refuses %s', async (_, parameters, status, body) => {
      const answer = await exampleApi().request(searchFor(parameters));
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual(body);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('content-type')).toBe('application/json');
    });

    const json = `{"_tracker":"AbCd1234","farol.prismic.io":{"preview":"${previewToken}"}}`;
    it.each([
      ['the token', previewToken],
      ['the token, encoded', encodeURIComponent(previewToken)],
      ["the toolbar's cookie", json],
      ["the toolbar's cookie, half encoded", json.replaceAll('"', '%22').replaceAll(',', '%2C')],
      ["the toolbar's cookie, encoded", encodeURIComponent(json)],
    ])('shows a preview by %s', async (_, ref) => {
      const answer = await exampleApi().request(searchFor({ ref }));
      const { results } = await answer.clone().json();
      expect(await idsOf(answer)).toEqual(['draft', 'published']);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(results[0].first_publication_date).toBeNull();
      expect(new URL(results[0].href).searchParams.get('ref')).toBe(previewToken);
    });

    it('shows what is published to a cookie that only tracks', async () => {
      for (const ref of ['{"_tracker":"AbCd1234"}', '{%22_tracker%22:%22AbCd1234%22}']) {
        const answer = await exampleApi().request(searchFor({ ref }));
        expect(await idsOf(answer)).toEqual(['published']);
        expect(answer.headers.get('cache-control')).toBe('max-age=5');
      }
    });

    it('still shows the content of an old ref', async () => {
      const answer = await exampleApi().request(searchFor({ ref: oldRef }));
      expect(await idsOf(answer)).toEqual([]);
      expect(answer.headers.get('cache-control')).toBe('max-age=31536000');
    });
  });

  it.each([
    ['open', '', masterRef, 200, 'max-age=31536000'],
    ['open', '', releaseRef, 200, 'max-age=5'],
    ['open', '', previewToken, 200, 'private, no-store'],
    ['public', '', masterRef, 200, 'max-age=31536000'],
    ['public', 'reads-master', masterRef, 200, 'max-age=31536000'],
    ['public', 'reads-master', releaseRef, 403, 'private, no-store'],
    ['public', 'reads-all', releaseRef, 200, 'private, no-store'],
    ['public', '', previewToken, 200, 'private, no-store'],
    ['private', '', masterRef, 403, 'private, no-store'],
    ['private', '', 'nowhere', 403, 'private, no-store'],
    ['private', '', previewToken, 403, 'private, no-store'],
    ['private', 'reads-master', masterRef, 200, 'private, no-store'],
    ['private', 'reads-master', releaseRef, 403, 'private, no-store'],
    ['private', 'reads-all', releaseRef, 200, 'private, no-store'],
  ] as const)(
    'of a repository that is %s, asked with the token "%s" for %s, answers %i',
    async (visibility, token, ref, status, caching) => {
      const app = exampleApi({ visibility });
      // Requested with access first, so that the response is cached when it is requested without.
      await app.request(searchFor({ ref, access_token: 'reads-all' }));
      const parameters = token ? { ref, access_token: token } : { ref };
      const answer = await app.request(searchFor(parameters));
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe(caching);
    },
  );

  it('answers the same request from the cache, regardless of unknown parameters', async () => {
    const app = exampleApi();
    const first = await app.request(searchFor({ 'x-c': 'js-7.22.0' }));
    const second = await app.request(searchFor({ 'x-d': '1', integrationFieldsRef: 'x' }));
    expect(await second.text()).toBe(await first.text());
    const elsewhere = await app.request(`https://other.test${searchFor()}`);
    expect((await elsewhere.json()).results[0].href).toMatch(/^https:\/\/other\.test\/api\/v2\//);
  });

  it.each([
    [{ q: '[[at(my.trip.nope, 1)]]' }, 'query', 6, 1],
    [{ q: '[[at(document.id, ]]' }, 'query', 2, 0],
    [{ orderings: '[my.trip.nope]' }, 'orderings', 2, 1],
    [{ graphQuery: '{ trip { title }' }, 'graphQuery', 17, 0],
  ])('says where %j is wrong', async (parameters, location, column, id) => {
    const answer = await exampleApi().request(searchFor(parameters));
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(Object.keys(body)).toEqual(['message', 'type', 'line', 'column', 'id', 'location']);
    expect(body).toMatchObject({ type: 'parsing-error', line: 1, column, id, location });
  });

  it('says so when the routes cannot be read', async () => {
    const answer = await exampleApi().request(searchFor({ routes: '{' }));
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toMatch(/^The routes cannot be read: a JSON list/);
    expect((await exampleApi().request(searchFor({ routes: '[]' }))).status).toBe(200);
  });

  it('reads all queries, empty ones aside', async () => {
    const address = `${searchFor()}&q=&q=${encodeURIComponent('[[at(document.id, "published")]]')}&q=[]`;
    expect(await idsOf(exampleApi().request(address))).toEqual([published.id]);
  });

  it('writes a page of many documents as long work, and a short one at once', async () => {
    const documents = Array.from({ length: 9 }, (_, number) =>
      exampleDocument({ id: `d${number}` }),
    );
    const api = exampleApi({ documents });
    let works = 0;
    const env = {
      longWork: (work: () => Promise<unknown>) => {
        works += 1;
        return work();
      },
    };
    const asked = async (pageSize: string) =>
      idsOf(api.request(searchFor({ pageSize }), undefined, env));
    expect(await asked('5')).toHaveLength(5);
    expect(works).toBe(0);
    expect(await asked('6')).toHaveLength(6);
    expect(works).toBe(1);
  });
});
