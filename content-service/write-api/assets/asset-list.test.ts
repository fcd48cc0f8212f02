import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ExampleAssetApi, exampleAssetApi, json, picture, text } from './asset-api.testing.ts';

let api: ExampleAssetApi;
beforeEach(async () => {
  api = await exampleAssetApi();
});
afterEach(() => api.remove());

describe('who may', () => {
  it.each([
    ['/assets', 'GET'],
    ['/assets', 'POST'],
    ['/assets/x', 'DELETE'],
    ['/tags', 'POST'],
  ])('refuses a stranger at %s with the answer it is given', async (path, method) => {
    const answer = await api.request(path, { method, headers: { authorization: 'Bearer wrong' } });
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'No.', message: 'No.' }]);
  });
});

describe('listing', () => {
  it('pages through all, the newest first, with stable cursors', async () => {
    for (const name of ['one.txt', 'two.txt', 'three.txt']) await api.upload(text(name, name));
    const first = await (await api.request('/assets?limit=2')).json();
    expect(first).toMatchObject({ total: 3, is_opensearch_result: false });
    expect(first.items.map((each: { filename: string }) => each.filename)).toEqual([
      'three.txt',
      'two.txt',
    ]);
    await api.request(`/assets/${first.items[1].id}`, { method: 'DELETE' });
    const second = await (await api.request(`/assets?pageSize=2&cursor=${first.cursor}`)).json();
    expect(second.items.map((each: { filename: string }) => each.filename)).toEqual(['one.txt']);
    expect(second).not.toHaveProperty('cursor');
  });

  it('filters by type, word, id and tag', async () => {
    const beach = await api.upload(await picture('Beach.png'));
    const terms = await api.upload(text('x', 'Conditions générales.txt'));
    const tag = await (await api.request('/tags', json('POST', { name: 'Summer' }))).json();
    await api.request(
      `/assets/${beach.id}`,
      json('PATCH', { tags: [tag.id], alt: 'Sand and sea' }),
    );
    const found = async (query: string) => {
      const answer = await (await api.request(`/assets?${query}`)).json();
      return answer.items.map((each: { id: string }) => each.id);
    };
    expect(await found('assetType=image')).toEqual([beach.id]);
    expect(await found('assetType=video')).toEqual([]);
    expect(await found('keyword=GENERALES')).toEqual([terms.id]);
    expect(await found('keyword=sea+summer')).toEqual([beach.id]);
    expect(await found(`tags=${tag.id}`)).toEqual([beach.id]);
    expect(await found('tags=Summer')).toEqual([beach.id]);
    expect(await found(`ids=${terms.id}&ids=${beach.id}`)).toEqual([terms.id, beach.id]);
    const missing = await (await api.request(`/assets?ids=${terms.id},gone`)).json();
    expect(missing).toMatchObject({ total: 1, missing_ids: ['gone'] });
  });

  it('refuses queries that make no sense with a sentence', async () => {
    for (const query of [
      'assetType=toy',
      'limit=many',
      'cursor=%F0%9F',
      `keyword=${'x'.repeat(201)}`,
    ]) {
      const answer = await api.request(`/assets?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect((await answer.json()).error).toMatch(/^[\w ,]+.*\.$/);
    }
    expect((await api.request('/assets?limit=0')).status).toBe(200);
  });
});
