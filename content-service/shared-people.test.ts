import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../eventually.testing.ts';
import { type ExampleService, startExampleService } from './moving/service.testing.ts';
import { inviteFirst } from './people/one-time-links.ts';
import { withPeople } from './people/outside.ts';
import { newDatabase } from './store/shared-postgres.testing.ts';

/** Two processes behind one host name, as with nginx in front. */
const editor = 'https://content.example.org';
const password = 'seven lamps on the quay';
let services: ExampleService[] = [];

beforeAll(async () => {
  const environment = {
    DATABASE_URL: await newDatabase(),
    EDITOR_ORIGIN: editor,
    TRUST_PROXY: 'on',
  };
  const first = await startExampleService(environment);
  services = [first, await startExampleService({ ...environment, DATA_DIR: first.folder })];
});
afterAll(() => Promise.all(services.map((service) => service.remove())));

function ask(
  { address }: ExampleService,
  method: string,
  path: string,
  { body, cookie = '' }: { body?: object; cookie?: string } = {},
) {
  return fetch(`${address}/api/farol/v1${path}`, {
    method,
    headers: {
      origin: editor,
      'x-forwarded-host': 'content.example.org',
      'x-forwarded-proto': 'https',
      'content-type': 'application/json',
      cookie,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

it('shares people and sessions, and lets one of them redeem a link', async () => {
  const [one, other] = services;
  if (!one || !other) throw new Error('Two services were to start.');
  const link = await withPeople(one.settings, one.address, inviteFirst);
  const body = { secret: link?.secret, name: 'Inês', password };
  const both = await Promise.all(
    [one, other].map((service) => ask(service, 'POST', '/one-time-links/redemption', { body })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
  const joined = both.find(({ status }) => status === 201);
  const cookie = joined?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(cookie).toMatch(/^__Host-farol-session=/);
  for (const service of [one, other])
    expect((await ask(service, 'GET', '/me', { cookie })).status).toBe(200);

  const here = { document: 'a-page', field: 'title', isTyping: true };
  expect((await ask(one, 'PUT', '/presence/tab', { body: here, cookie })).status).toBe(204);
  // Presence at one process is visible at the other.
  await eventually(async () => {
    const { documents } = await (await ask(other, 'GET', '/presence', { cookie })).json();
    expect(documents).toMatchObject([
      { document: 'a-page', people: [{ field: 'title' }], typed: [{ field: 'title' }] },
    ]);
  });

  const asked = await ask(one, 'POST', '/sign-in/challenge');
  expect(asked.status).toBe(200);
  const signedIn = await ask(other, 'POST', '/sessions', { body: { name: 'inês', password } });
  const second = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await ask(other, 'DELETE', '/me/sessions', { cookie: second })).status).toBe(204);
  expect((await ask(one, 'GET', '/me', { cookie })).status).toBe(401);
  expect((await ask(one, 'GET', '/me', { cookie: second })).status).toBe(200);
});
