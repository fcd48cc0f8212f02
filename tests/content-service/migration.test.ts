import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const model = { id: 'page', label: 'Page', repeatable: true, status: true, json: { Main: {} } };
  await service.writer.send('POST', '/api/models/customtypes/insert', model);
});
afterAll(() => service.stop());

async function migrate(title: string, key?: string) {
  const response = await fetch(`${service.address}/api/migration/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify({ title, type: 'page', lang: 'en-us', tags: [], data: {} }),
  });
  return { status: response.status, body: await response.json() };
}

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
