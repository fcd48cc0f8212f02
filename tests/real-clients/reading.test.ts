import * as newest from '@prismicio/client';
import * as older from 'prismicio-client-7-11';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';
import { type Filled, fill } from './content.ts';

let service: TestService;
let filled: Filled;
beforeAll(async () => {
  service = await startTestService();
  filled = await fill(service);
});
afterAll(() => service.stop());

const routes = [{ type: 'article', path: '/:lang?/articles/:uid' }];

/** Every method that reads, for the newest client and for the one the specification speaks of. */
describe.each([
  ['7.22', newest],
  ['7.11.1', older as unknown as typeof newest],
])('@prismicio/client %s', (version, prismic) => {
  const client = () => prismic.createClient(`${service.address}/api/v2`, { routes });
  const { filter } = prismic;

  it('getRepository, getRefs, getMasterRef, getReleases', async () => {
    const repository = await client().getRepository();
    expect(repository.languages[0]).toEqual({
      id: 'en-us',
      name: 'English - United States',
      is_master: true,
    });
    expect(repository.types).toEqual({ article: 'Article', settings: 'Settings' });
    expect((await client().getMasterRef()).isMasterRef).toBe(true);
    expect(await client().getRefs()).toHaveLength(1);
    expect(await client().getReleases()).toEqual([]);
  });

  it('get, with paging and orderings', async () => {
    const answer = await client().get({
      filters: [filter.at('document.type', 'article')],
      orderings: [{ field: 'my.article.read_minutes', direction: 'desc' }],
      pageSize: 5,
      page: 2,
    });
    expect(answer).toMatchObject({
      page: 2,
      results_per_page: 5,
      results_size: 5,
      total_results_size: 120,
      total_pages: 24,
    });
    expect(answer.results.map(({ uid }) => uid)).toEqual(
      [115, 114, 113, 112, 111].map((number) => `article-${number}`),
    );
    expect(answer.next_page).toContain('page=3');
    expect(answer.prev_page).toContain('page=1');
  });

  it('getFirst', async () => {
    const first = await client().getFirst({ filters: [filter.at('my.article.read_minutes', 7)] });
    expect(first.uid).toBe('article-7');
    await expect(
      client().getFirst({ filters: [filter.at('my.article.read_minutes', 9999)] }),
    ).rejects.toThrow('No documents were returned');
  });

  it('dangerouslyGetAll, over several pages', async () => {
    const all = await client().dangerouslyGetAll({ lang: '*' });
    expect(new Set(all.map(({ id }) => id)).size).toBe(122);
  });

  it('getByID, getByIDs, getAllByIDs', async () => {
    const [first = '', second = ''] = filled.ids;
    expect((await client().getByID(first)).uid).toBe('article-1');
    const some = await client().getByIDs([second, first]);
    expect(some.results.map(({ id }) => id)).toEqual([second, first]);
    expect(await client().getAllByIDs([first, second])).toHaveLength(2);
  });

  it('getByUID, getByUIDs, getAllByUIDs', async () => {
    const found = await client().getByUID('article', 'article-3');
    expect(found.url).toBe('/articles/article-3');
    expect((await client().getByUIDs('article', ['article-9', 'article-2'])).results).toHaveLength(
      2,
    );
    expect(await client().getAllByUIDs('article', ['article-9', 'article-2'])).toHaveLength(2);
    await expect(client().getByUID('article', 'nowhere')).rejects.toThrow(
      'No documents were returned',
    );
  });

  it('getSingle', async () => {
    expect((await client().getSingle('settings')).data.name).toBe('Farol');
  });

  it('getByType, getAllByType', async () => {
    expect((await client().getByType('article', { pageSize: 100 })).results).toHaveLength(100);
    expect(await client().getAllByType('article', { lang: '*' })).toHaveLength(121);
  });

  it('getByTag, getAllByTag, getByEveryTag, getAllByEveryTag, getBySomeTags, getAllBySomeTags', async () => {
    expect((await client().getByTag('small')).total_results_size).toBe(5);
    expect(await client().getAllByTag('small')).toHaveLength(5);
    expect((await client().getByEveryTag(['odd', 'small'])).total_results_size).toBe(5);
    expect(await client().getAllByEveryTag(['odd', 'even'])).toEqual([]);
    expect((await client().getBySomeTags(['small', 'even'])).total_results_size).toBe(65);
    expect(await client().getAllBySomeTags(['small'])).toHaveLength(5);
  });

  it('getTags', async () => {
    expect(await client().getTags()).toEqual(['even', 'large', 'odd', 'small']);
  });

  it('full text, case and accents folded, all words present', async () => {
    const search = async (words: string) =>
      (await client().get({ filters: [filter.fulltext('document', words)] })).results.map(
        ({ uid }) => uid,
      );
    expect(await search('BRULEE quay')).toEqual(['article-7']);
    expect(await search('brulee harbour')).toEqual([]);
  });

  it('values with backslashes, line ends and, where the client escapes them, quotes', async () => {
    const quoted = version === '7.22' ? ['say "hello"'] : [];
    for (const text of [...quoted, 'a\\b', 'tab\tand\nline', '🐢', "it's <b>"])
      await expect(
        client().get({ filters: [filter.fulltext('document', text)] }),
      ).resolves.toMatchObject({ total_results_size: expect.any(Number) });
  });

  it('links carry the address of what they lead to', async () => {
    const second = await client().getByUID('article', 'article-2');
    expect(second.data.related).toMatchObject({
      link_type: 'Document',
      id: filled.ids[0],
      uid: 'article-1',
      url: '/articles/article-1',
      isBroken: false,
    });
    expect(prismic.asLink(second.data.related)).toBe('/articles/article-1');
  });

  it('fetch, fetchLinks, graphQuery', async () => {
    const only = await client().getByUID('article', 'article-2', { fetch: 'article.summary' });
    expect(Object.keys(only.data)).toEqual(['summary']);
    const linked = await client().getByUID('article', 'article-2', {
      fetchLinks: 'article.summary',
    });
    expect(linked.data.related.data).toEqual({ summary: 'Summary 1' });
    const graph = await client().getByUID('article', 'article-2', {
      graphQuery: '{ article { summary related { ...on article { read_minutes } } } }',
    });
    expect(graph.data).toMatchObject({
      summary: 'Summary 2',
      related: { data: { read_minutes: 1 } },
    });
  });

  it('alternate languages, both ways', async () => {
    const english = await client().getByUID('article', 'article-1');
    expect(english.alternate_languages).toEqual([
      { id: expect.any(String), type: 'article', lang: 'pt-br', uid: 'artigo-1' },
    ]);
    const portuguese = await client().getByUID('article', 'artigo-1', { lang: 'pt-br' });
    expect(portuguese.url).toBe('/pt-br/articles/artigo-1');
    expect(portuguese.alternate_languages[0]?.uid).toBe('article-1');
  });

  it('dates that the helpers read', async () => {
    const first = await client().getByUID('article', 'article-1');
    expect(first.first_publication_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
    expect(prismic.asDate(first.first_publication_date).getTime()).toBeGreaterThan(1.7e12);
  });

  it('a faulty query is a parse error that says where', async () => {
    await expect(client().get({ filters: ['[nonsense'] })).rejects.toMatchObject({
      name: expect.stringMatching(/Error/),
      message: expect.stringContaining('on line:1 col:'),
    });
  });

  it('releases by id and by label', async () => {
    const { writer } = service;
    const { token } = await writer.send<{ token: string }>('POST', '/api/farol/v1/tokens', {
      name: 'releases',
      scope: 'master+releases',
    });
    const label = `Spring ${version}`;
    const release = await writer.send<{ id: string }>('POST', '/api/farol/v1/releases', { label });
    const [, second = ''] = filled.ids;
    const { version: first } = await writer.send<{ version: string }>(
      'PUT',
      `/api/farol/v1/releases/${release.id}/documents/${second}`,
    );
    await writer.send('PUT', `/api/farol/v1/documents/${second}/draft`, {
      basedOn: first,
      place: { release: release.id },
      data: { summary: 'In spring' },
    });
    const reader = prismic.createClient(`${service.address}/api/v2`, { accessToken: token });
    expect((await reader.getReleaseByLabel(label)).id).toBe(release.id);
    expect((await reader.getReleaseByID(release.id)).label).toBe(label);
    reader.queryContentFromReleaseByLabel(label);
    expect((await reader.getByUID('article', 'article-2')).data.summary).toBe('In spring');
    reader.queryContentFromReleaseByID(release.id);
    expect((await reader.getByUID('article', 'article-2')).data.summary).toBe('In spring');
    reader.queryLatestContent();
    expect((await reader.getByUID('article', 'article-2')).data.summary).toBe('Summary 2');
    expect(await client().getReleases()).toEqual([]);
    await writer.send('DELETE', `/api/farol/v1/releases/${release.id}`);
  });

  it('previews: the token is a ref, and resolvePreviewURL finds the draft', async () => {
    const { ref } = await service.writer.send<{ ref: string }>('POST', '/api/farol/v1/previews', {
      document: filled.draft,
    });
    await expect(client().getByUID('article', 'not-yet')).rejects.toThrow('No documents');
    const reader = client();
    reader.queryContentFromRef(ref);
    const draft = await reader.getByUID('article', 'not-yet');
    expect(draft.first_publication_date).toBeNull();
    const url = await client().resolvePreviewURL({
      defaultURL: '/',
      documentID: filled.draft,
      previewToken: ref,
    });
    expect(url).toBe('/articles/not-yet');
    const fromRequest = client();
    fromRequest.enableAutoPreviewsFromReq({
      headers: { cookie: `io.prismic.preview=${encodeURIComponent(ref)}` },
    });
    expect((await fromRequest.getByUID('article', 'not-yet')).id).toBe(filled.draft);
  });
});
