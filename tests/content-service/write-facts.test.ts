import { afterAll, beforeAll, expect, it } from 'vitest';
import { fill } from '../real-clients/content.ts';
import { startTestService, type TestService } from '../service.ts';

/** What is known of Prismic's write APIs, fact by fact, asked of the service as it runs. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await fill(service);
});
afterAll(() => service.stop());

async function raw(path: string, init: RequestInit) {
  const response = await fetch(`${service.address}${path}`, init);
  return { status: response.status, body: await response.text() };
}

async function ask(path: string, init: RequestInit) {
  const { status, body } = await raw(path, init);
  return { status, body: JSON.parse(body) };
}

const headers = () => ({
  authorization: `Bearer ${service.token}`,
  repository: 'farol',
  'x-api-key': 'any',
});
const write = (method: string, path: string, body?: object) =>
  raw(path, { method, headers: headers(), ...(body ? { body: JSON.stringify(body) } : {}) });

it('migrate with 201, 200 and 202, and say in JSON what is wrong', async () => {
  const document = { title: 'M', type: 'article', uid: 'm', lang: 'en-us', tags: [], data: {} };
  const made = await write('POST', '/api/migration/documents', document);
  expect([made.status, Object.keys(JSON.parse(made.body))]).toEqual([
    201,
    ['id', 'title', 'type', 'lang', 'uid'],
  ]);
  const { id } = JSON.parse(made.body);
  const data = { summary: 'x' };
  expect((await write('PUT', `/api/migration/documents/${id}`, { tags: [], data })).status).toBe(
    200,
  );
  const gone = await write('PUT', '/api/migration/documents/none', { data: {} });
  expect([gone.status, JSON.parse(gone.body).message]).toEqual([404, expect.any(String)]);
  const published = await write('POST', '/api/migration/migration-release/publish', {});
  expect([published.status, JSON.parse(published.body)]).toEqual([202, { totalItems: 1 }]);
});

it('keep assets and tags', async () => {
  const form = new FormData();
  form.set('file', new File(['a;b'], 'A list.csv'));
  const sent = await ask('/api/assets/assets', {
    method: 'POST',
    headers: headers(),
    body: form,
  });
  expect([sent.status, sent.body]).toMatchObject([
    200,
    { filename: 'A list.csv', kind: 'document', size: 3 },
  ]);
  expect((await write('POST', '/api/assets/tags', { name: 'ab' })).status).toBe(400);
  expect((await write('POST', '/api/assets/tags', { name: 'abc' })).status).toBe(201);
  const list = await ask('/api/assets/assets?limit=1&ids=none&ids=also', { headers: headers() });
  expect(list.body).toMatchObject({
    items: [],
    total: 0,
    missing_ids: ['none', 'also'],
    is_opensearch_result: false,
  });
  const patched = await write('PATCH', `/api/assets/assets/${sent.body.id}`, {
    alt: 'x'.repeat(501),
  });
  expect([patched.status, JSON.parse(patched.body).error]).toEqual([400, expect.any(String)]);
});

it('keep models', async () => {
  const model = { id: 'fact', label: 'Fact', repeatable: true, status: true, json: { Main: {} } };
  const statuses = [
    await write('POST', '/api/models/customtypes/insert', model),
    await write('POST', '/api/models/customtypes/insert', model),
    await write('POST', '/api/models/customtypes/update', { ...model, label: 'F' }),
    await write('POST', '/api/models/customtypes/update', { ...model, id: 'none' }),
    await write('GET', '/api/models/customtypes/none'),
    await write('DELETE', '/api/models/customtypes/fact'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([201, 409, 204, 422, 404, 204]);
});
