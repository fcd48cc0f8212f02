import { describe, expect, it } from 'vitest';
import { version } from './about.ts';
import { exampleApi, masterRef, releaseRef } from './library.testing.ts';

const master = { id: 'master', ref: masterRef, label: 'Master', isMasterRef: true };
const releases = [
  { id: 'release-1', ref: releaseRef, label: 'Spring', scheduledAt: 1696633200000 },
  { id: 'release-2', ref: releaseRef, label: '' },
];
const text = { type: 'String', multiple: false };
const form = { method: 'GET', enctype: 'application/x-www-form-urlencoded' };

describe('GET /api/v2', () => {
  it('answers all there is to know, in the order and words of Prismic', async () => {
    const answer = await exampleApi().request('http://farol.test:8000/api/v2');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
      'cache-control': 'max-age=5',
      'content-length': String((await answer.clone().text()).length),
      'content-type': 'application/json; charset=utf-8',
    });
    expect(await answer.text()).toBe(
      JSON.stringify({
        refs: [master],
        integrationFieldsRef: null,
        bookmarks: {},
        types: { trip: 'Trip', guide: 'Guide', home: 'Home' },
        languages: [
          { id: 'en-us', name: 'English - United States', is_master: true },
          { id: 'fr-fr', name: 'French - France', is_master: false },
        ],
        tags: ['city', 'sea'],
        forms: {
          everything: {
            ...form,
            action: 'http://farol.test:8000/api/v2/documents/search',
            fields: {
              ref: text,
              q: { type: 'String', multiple: true },
              lang: text,
              page: { type: 'Integer', multiple: false, default: '1' },
              pageSize: { type: 'Integer', multiple: false, default: '20' },
              after: text,
              fetch: text,
              fetchLinks: text,
              orderings: text,
              referer: text,
              graphQuery: text,
              routes: text,
              brokenRoute: text,
              integrationFieldsRef: text,
              access_token: text,
            },
          },
          tags: {
            ...form,
            action: 'http://farol.test:8000/api/v2/tags',
            fields: { access_token: text },
          },
        },
        experiments: { draft: [], running: [] },
        oauth_initiate: 'http://farol.test:8000/auth',
        oauth_token: 'http://farol.test:8000/auth/token',
        version,
        license: 'All Rights Reserved',
      }),
    );
    expect(version).toMatch(/^[0-9a-f]{7}$/);
  });

  it('answers the same with a slash at the end, and its head alone', async () => {
    const app = exampleApi();
    const [plain, slash] = [await app.request('/api/v2'), await app.request('/api/v2/')];
    expect(await slash.text()).toBe(await plain.text());
    const head = await app.request('/api/v2', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(plain.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it.each([
    ['public', '', 200, [master], 'max-age=5'],
    ['public', 'reads-master', 200, [master], 'private, no-store'],
    ['public', 'reads-all', 200, [master, ...releases], 'private, no-store'],
    ['public', 'wrong', 401],
    ['open', '', 200, [master, ...releases], 'max-age=5'],
    ['open', 'reads-master', 200, [master, ...releases], 'max-age=5'],
    ['private', '', 401],
    ['private', 'wrong', 401],
    ['private', 'reads-master', 200, [master], 'private, no-store'],
    ['private', 'reads-all', 200, [master, ...releases], 'private, no-store'],
  ] as const)(
    'of a repository that is %s, asked with the token "%s", answers %i',
    async (visibility, token, status, refs?: unknown, caching?: string) => {
      const app = exampleApi({ visibility });
      const address = token ? `/api/v2?access_token=${token}` : '/api/v2';
      const answer = await app.request(`http://farol.test${address}`);
      const body = await answer.json();
      expect(answer.status).toBe(status);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      if (status === 401) {
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect(body).toEqual({
          error: 'Invalid access token',
          message: 'Invalid access token',
          oauth_initiate: 'http://farol.test/auth',
          oauth_token: 'http://farol.test/auth/token',
        });
        return;
      }
      expect(body.refs).toEqual(refs);
      expect(answer.headers.get('cache-control')).toBe(caching);
      const field = { ...text, ...(token ? { default: token } : {}) };
      expect(body.forms.everything.fields.access_token).toEqual(field);
      expect(body.forms.tags.fields.access_token).toEqual(field);
    },
  );

  it('takes the token from the authorization header, too, but no password', async () => {
    const app = exampleApi({ visibility: 'private' });
    const ask = (authorization: string) => app.request('/api/v2', { headers: { authorization } });
    expect((await ask('Bearer reads-all')).status).toBe(200);
    expect((await ask('Token reads-master')).status).toBe(200);
    expect((await ask('Bearer wrong')).status).toBe(401);
    const basic = { headers: { authorization: 'Basic cGFzc3dvcmQ6' } };
    expect((await exampleApi().request('/api/v2', basic)).status).toBe(200);
  });
});
