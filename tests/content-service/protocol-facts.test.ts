import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Filled, fill } from '../real-clients/content.ts';
import { startTestService, type TestService } from '../service.ts';

/** What is known of Prismic's protocol, fact by fact, asked of the service as it runs. */
let service: TestService;
let filled: Filled;
let master: string;
beforeAll(async () => {
  service = await startTestService({ REPOSITORY_VISIBILITY: 'public' });
  filled = await fill(service);
  master = (await about()).refs[0].ref;
});
afterAll(() => service.stop());

async function ask(path: string, init: RequestInit = {}) {
  const { status, headers, body } = await raw(path, init);
  return { status, headers, body: body === '' ? null : JSON.parse(body) };
}

async function raw(path: string, init: RequestInit = {}) {
  const response = await fetch(`${service.address}${path}`, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const about = async () => (await ask('/api/v2')).body;
const search = (query: Record<string, string> | [string, string][]) =>
  ask(`/api/v2/documents/search?${new URLSearchParams(query)}`);
const found = async (q: string) => (await search({ ref: master, q, lang: '*' })).body;

describe('the entry', () => {
  it('has the fields of v2', async () => {
    const body = await about();
    expect(body.refs).toEqual([
      { id: 'master', ref: expect.any(String), label: 'Master', isMasterRef: true },
    ]);
    expect(body.version).toMatch(/^[0-9a-f]{7}$/);
    expect(body).toMatchObject({
      integrationFieldsRef: null,
      bookmarks: {},
      types: { article: 'Article', settings: 'Settings' },
      tags: ['even', 'large', 'odd', 'small'],
      experiments: { draft: [], running: [] },
      oauth_initiate: `${service.address}/auth`,
      oauth_token: `${service.address}/auth/token`,
      license: 'All Rights Reserved',
    });
    expect(body.languages[0]).toEqual({ id: 'en-us', name: expect.any(String), is_master: true });
  });

  it('has forms that old kits fill in, at addresses they can reach', async () => {
    const { everything, tags } = (await about()).forms;
    expect(everything).toMatchObject({
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      action: `${service.address}/api/v2/documents/search`,
    });
    const fields =
      'ref q lang page pageSize after fetch fetchLinks orderings referer graphQuery routes brokenRoute';
    for (const name of fields.split(' ')) expect(everything.fields).toHaveProperty(name);
    expect(everything.fields.q).toEqual({ type: 'String', multiple: true });
    expect(everything.fields.page.default).toBe('1');
    expect(everything.fields.pageSize.default).toBe('20');
    expect(tags.action).toBe(`${service.address}/api/v2/tags`);
    expect((await ask('/api/v2/tags')).body).toEqual(['even', 'large', 'odd', 'small']);
  });

  it('lists a release with its time as a number, and not to strangers', async () => {
    const scheduledAt = Date.UTC(2099, 0, 1);
    await service.writer.send('POST', '/api/farol/v1/releases', { label: 'Later', scheduledAt });
    expect((await about()).refs).toHaveLength(1);
    const { body } = await ask(`/api/v2?access_token=${service.token}`);
    expect(body.refs[1]).toEqual({
      id: expect.any(String),
      ref: expect.stringMatching(/^[\w-]+~[\w-]+$/),
      label: 'Later',
      scheduledAt,
    });
  });

  it('says by max-age alone how long an answer keeps', async () => {
    for (const path of ['/api/v2', `/api/v2/documents/search?ref=${master}`]) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toMatch(/^max-age\s*=\s*(\d+)$/);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('refuses a wrong token by both words', async () => {
    const entry = await ask('/api/v2?access_token=wrong');
    expect(entry.status).toBe(401);
    expect(entry.body).toMatchObject({
      error: 'Invalid access token',
      oauth_initiate: expect.any(String),
    });
    const asked = await search({ ref: master, access_token: 'wrong' });
    expect(asked.status).toBe(403);
    expect(asked.body.message).toBe(asked.body.error);
  });
});

describe('a search', () => {
  it('answers a page in the keys and the order of Prismic', async () => {
    const { body } = await search({ ref: master, pageSize: '3', page: '2', 'x-c': 'js-7.22.0' });
    expect(Object.keys(body)).toEqual(
      'page results_per_page results_size total_results_size total_pages next_page prev_page results version license'.split(
        ' ',
      ),
    );
    expect(body.next_page).toMatch(/\/api\/v2\/documents\/search\?ref=.*&page=3&pageSize=3$/);
    expect(Object.keys(body.results[0])).toEqual(
      'id uid url type href tags first_publication_date last_publication_date slugs linked_documents lang alternate_languages data'.split(
        ' ',
      ),
    );
    expect(body.results[0].first_publication_date).toMatch(/^.{19}\+0000$/);
    expect(body.results[0].linked_documents).toEqual([]);
  });

  it.each([
    [{ pageSize: '500' }, 100],
    [{ pageSize: '0' }, 1],
    [{ pageSize: 'x' }, 20],
    [{ page: 'x' }, 20],
    [{ routes: '[]', unknown: 'x', referer: 'y' }, 20],
    [{ orderings: 'my.article.read_minutes desc' }, 20],
    [{ orderings: '[document.first_publication_date desc,my.article.uid]' }, 20],
  ])('takes %j', async (query, size) => {
    const { status, body } = await search({ ref: master, ...query });
    expect([status, body.results_per_page]).toEqual([200, size]);
  });

  it.each([
    ['[[at(document.type, "settings")]]', 1],
    ['[[:d = at(document.type, "settings") ]]', 1],
    ['[[at(document.tags, ["odd", "small"])]]', 5],
    ['[[any(document.tags, ["small", "even"])]]', 65],
    ['[[not(document.type, "article")]]', 1],
    ['[[not(document.tags, ["odd"])]]', 62],
    ['[[in(my.article.uid, ["article-9", "article-2"])]]', 2],
    ['[[fulltext(document, "CRÈME quay")]]', 1],
    ['[[fulltext(my.article.summary, "creme")]]', 1],
    ['[[fulltext(document, "creme nowhere")]]', 0],
    ['[[has(my.article.related)]]', 119],
    ['[[missing(my.article.related)]]', 2],
    ['[[has(my.settings.uid)]]', 0],
    ['[[number.lt(my.article.read_minutes, 3)]]', 2],
    ['[[number.gt(my.article.read_minutes, 118)]]', 2],
    ['[[number.inRange(my.article.read_minutes, 2, 4)]]', 3],
    ['[[number.inRange(my.article.read_minutes,2,4.5)]]', 3],
    ['[[date.after(document.first_publication_date, "2020-01-01")]]', 122],
    ['[[date.before(document.last_publication_date, 4102444800000)]]', 122],
    [
      '[[date.between(document.first_publication_date, "2020-01-01", "2100-01-01T00:00:00+0000")]]',
      122,
    ],
    ['[[date.year(document.first_publication_date, 1999)]]', 0],
    ['[[date.month(document.first_publication_date, "january")]]', -1],
    ['[[date.day-of-week(document.first_publication_date, "Mon")]]', -1],
    ['[[date.day-of-week-after(document.first_publication_date, 1)]]', -1],
    ['[[date.hour-before(document.first_publication_date, 23)]]', -1],
    ['[[fulltext(document, "\t\n\r\f\b \\\\ <> \' 😀")]]', -1],
  ])('%s finds %i', async (q, count) => {
    const body = await found(q);
    expect(body).toHaveProperty('results');
    if (count >= 0) expect(body.total_results_size).toBe(count);
  });

  it('keeps the order of in(), joins several q, and goes on after a document', async () => {
    const ordered = await found('[[in(my.article.uid, ["article-9", "article-2", "article-5"])]]');
    expect(ordered.results.map(({ uid }: { uid: string }) => uid)).toEqual([
      'article-9',
      'article-2',
      'article-5',
    ]);
    const both = await search([
      ['ref', master],
      ['q', '[[at(document.tags, ["odd"])]]'],
      ['q', '[[number.lt(my.article.read_minutes, 4)]]'],
      ['orderings', '[my.article.read_minutes]'],
      ['after', filled.ids[0] ?? ''],
    ]);
    expect(both.body.results.map(({ uid }: { uid: string }) => uid)).toEqual(['article-3']);
  });

  it.each([
    [{}, 400, {}],
    [{ ref: 'nowhere' }, 404, { type: 'api_notfound_error' }],
    [
      { ref: 'https://farol.prismic.io/previews/X:Y?websitePreviewId=Z' },
      404,
      { type: 'api_security_error', message: 'This preview token has expired' },
    ],
  ])('with %j is refused as Prismic does', async (query, status, body) => {
    expect(await search(query)).toMatchObject({ status, body });
  });

  it('names the master where a ref is unknown, and the place of a fault in a query', async () => {
    const unknown = await search({ ref: 'nowhere' });
    expect(unknown.body.message).toBe(
      `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${master}`,
    );
    const field = await found('[[at(my.article.nowhere, "x")]]');
    expect(field).toMatchObject({
      type: 'parsing-error',
      line: 1,
      column: expect.any(Number),
      location: 'query',
      message: expect.stringContaining("[function at(..)] unexpected field 'my.article.nowhere'"),
    });
    const syntax = await found('[[:d = in(document.id, [XXXX,YYYY])]]');
    expect(syntax).toMatchObject({ type: 'parsing-error', location: 'query' });
  });

  it.each([
    ['with a tracker alone, the master', '{%22_tracker%22:%22AbCd1234%22}', 'master'],
    [
      'with the toolbar’s JSON',
      (token: string) => JSON.stringify({ _tracker: 'x', 'farol.prismic.io': { preview: token } }),
      'draft',
    ],
    [
      'with it encoded',
      (token: string) => `{%22farol.prismic.io%22:{%22preview%22:%22${token}%22}}`,
      'draft',
    ],
    ['with the token encoded', encodeURIComponent, 'draft'],
    ['with the token as it is', (token: string) => token, 'draft'],
  ])('takes the cookie as a ref: %s', async (_what, cookie, shown) => {
    const { ref } = await service.writer.send<{ ref: string }>('POST', '/api/farol/v1/previews', {
      document: filled.draft,
    });
    expect(ref).toContain('websitePreviewId=');
    const asked = typeof cookie === 'string' ? cookie : cookie(ref);
    const { body } = await search({ ref: asked, q: '[[at(my.article.uid, "not-yet")]]' });
    expect(body.total_results_size).toBe(shown === 'draft' ? 1 : 0);
    if (shown === 'draft') expect(body.results[0].first_publication_date).toBeNull();
  });
});
