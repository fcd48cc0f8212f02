import { getApi, Predicates } from 'prismic-javascript';
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

describe('prismic-javascript 2.7', () => {
  const api = (options = {}) => getApi(`${service.address}/api/v2`, options);

  it('reads the repository and builds queries from its form', async () => {
    const { data } = await api();
    expect(data.forms.everything?.action).toBe(`${service.address}/api/v2/documents/search`);
    const answer = await (await api()).query(Predicates.at('document.type', 'article'), {
      pageSize: 3,
      orderings: '[my.article.read_minutes]',
    });
    expect(answer.results.map(({ uid }) => uid)).toEqual(['article-1', 'article-2', 'article-3']);
  });

  it('finds single documents and by uid', async () => {
    const reader = await api();
    expect((await reader.getByUID('article', 'article-5', {}))?.uid).toBe('article-5');
    expect((await reader.getSingle('settings', {}))?.data.name).toBe('Farol');
    expect((await reader.getByID(filled.ids[0] ?? '', {}))?.uid).toBe('article-1');
    expect(await reader.getByUID('article', 'nowhere', {})).toBeUndefined();
  });

  it('opens the preview token as an address and finds the main document', async () => {
    const { ref } = await service.writer.send<{ ref: string }>('POST', '/api/farol/v1/previews', {
      document: filled.draft,
    });
    expect(await (await fetch(ref)).json()).toEqual({ mainDocument: filled.draft });
    const link = (document: { uid?: string }) => `/articles/${document.uid}`;
    const url = await (await api()).previewSession(ref, link, '/');
    expect(url).toBe('/articles/not-yet');
  });
});
