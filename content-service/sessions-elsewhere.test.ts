import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExampleService, startExampleService } from './moving/service.testing.ts';
import { inviteFirst } from './people/one-time-links.ts';
import { withPeople } from './people/outside.ts';

let service: ExampleService;
let cookie: string;

beforeAll(async () => {
  service = await startExampleService({ HOST: 'localhost', REPOSITORY_VISIBILITY: 'private' });
  const link = await withPeople(service.settings, service.address, inviteFirst);
  const joined = await ask('POST', '/api/farol/v1/one-time-links/redemption', {
    secret: link?.secret,
    name: 'Inês',
    password: 'seven lamps on the quay',
  });
  cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => service.remove());

/** A request as the editor sends it, with everything a session needs. */
function ask(method: string, path: string, body?: object) {
  return fetch(`${service.address}${path}`, {
    method,
    headers: {
      origin: service.address,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      cookie,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

it('counts in the editors’ API', async () => {
  expect((await ask('GET', '/api/farol/v1/me')).status).toBe(200);
});

it.each([
  ['GET', '/api/v2', 401],
  ['GET', '/api/v2/documents/search', 403],
  ['GET', '/api/farol/v1/events', 401],
  ['POST', '/api/migration/documents', 401],
  ['PUT', '/api/migration/documents/nowhere', 401],
  ['POST', '/api/migration/migration-release/publish', 401],
  ['GET', '/api/assets/assets', 401],
  ['POST', '/api/assets/assets', 401],
  ['GET', '/api/models/customtypes', 403],
  ['POST', '/api/models/bulk-update', 403],
])('is nothing to %s %s', async (method, path, status) => {
  const answer = await ask(method, path, method === 'GET' ? undefined : {});
  expect(answer.status).toBe(status);
});

it('meets no answer that another origin may read', async () => {
  for (const path of ['/api/farol/v1/me', '/api/farol/v1/documents', '/edit/welcome']) {
    const { headers } = await ask('GET', path);
    expect(headers.has('access-control-allow-origin'), path).toBe(false);
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
  }
});
