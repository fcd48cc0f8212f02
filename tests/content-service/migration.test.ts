import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const model = { id: 'page', label: 'Page', repeatable: true, status: true, json: { Main: {} } };
  await service.writer.send('POST', '/api/models/customtypes/insert', model);
  const text = { ...model, id: 'text', label: 'Text', json: { Main: { words: { type: 'Text' } } } };
  await service.writer.send('POST', '/api/models/customtypes/insert', text);
});
afterAll(() => service.stop());

async function send(method: string, path: string, body: object, key?: string) {
  const response = await fetch(`${service.address}/api/migration/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const migrate = (title: string, key?: string, type = 'page') =>
  send('POST', 'documents', { title, type, lang: 'en-us', tags: [], data: {} }, key);
const publish = () => send('POST', 'migration-release/publish', {});

const count = async () =>
  (await service.writer.get<{ documents: number }>('/api/farol/v1/status')).documents;

it('makes one document for one idempotency key, however often it is asked', async () => {
  const key = randomUUID();
  const before = await count();
  const answers = await Promise.all([migrate('A', key), migrate('A', key), migrate('A', key)]);
  expect(answers[0]).toMatchObject({ status: 201, body: { title: 'A', type: 'page' } });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(await count()).toBe(before + 1);
});

it('refuses a key that belongs to another request', async () => {
  const key = randomUUID();
  await migrate('A', key);
  expect(await migrate('B', key)).toMatchObject({
    status: 422,
    body: { message: 'This idempotency key was used for another request.' },
  });
});

it('makes a document each time without a key', async () => {
  const [one, two] = [await migrate('A'), await migrate('A')];
  expect(one.body.id).not.toBe(two.body.id);
});

it('publishes nothing while a document was made and never filled', async () => {
  await publish();
  const whole = await migrate('Whole', undefined, 'text');
  await send('PUT', `documents/${whole.body.id}`, { title: 'Whole', data: { words: 'Here' } });
  const broken = await migrate('Broken off', undefined, 'text');
  const refused = await publish();
  // No name stands for it: only the sentence says what to do.
  expect(refused.body).not.toHaveProperty('code');
  expect(refused).toMatchObject({
    status: 409,
    body: {
      message: `Without data, because a migration made them and never filled them: text “Broken off” (${broken.body.id}). Run the migration to its end, or take them out of the release; nothing was published.`,
    },
  });
  const published = async () =>
    (await service.writer.get<{ published: number }>('/api/farol/v1/status')).published;
  const before = await published();
  await send('PUT', `documents/${broken.body.id}`, { title: 'Broken off', data: {} });
  expect(await publish()).toEqual({ status: 202, body: { totalItems: 2 } });
  expect(await published()).toBe(before + 2);
});

it('publishes nothing that would be a page without an address', async () => {
  await publish();
  const json = { Main: { uid: { type: 'UID' }, title: { type: 'Text' } } };
  const model = { id: 'dynamic_page', label: 'Page', repeatable: true, status: true, json };
  await service.writer.send('POST', '/api/models/customtypes/insert', model);
  const { body: page } = await migrate('About us', undefined, model.id);
  const fill = (more: object) =>
    send('PUT', `documents/${page.id}`, { data: { title: 'About us' }, ...more });
  await fill({});
  expect(await publish()).toMatchObject({
    status: 422,
    body: {
      message: 'Nothing was published. “About us” (en-us), uid: it has no address.',
      code: 'forbidden',
    },
  });
  await fill({ uid: 'about' });
  expect(await publish()).toEqual({ status: 202, body: { totalItems: 1 } });
});

it('publishes a document whose data came with it, and one of a type that has none', async () => {
  await publish();
  const body = { title: 'At once', type: 'text', lang: 'en-us', tags: [], data: { words: 'Yes' } };
  await send('POST', 'documents', body);
  await migrate('Nothing to say');
  expect(await publish()).toEqual({ status: 202, body: { totalItems: 2 } });
});
