import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ TRUST_PROXY: 'on' });
});
afterAll(() => service.stop());

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(service.address + path, { headers, redirect: 'manual' });
  await answer.body?.cancel();
  return answer;
}

describe('a shared cache that would keep what nothing is said about', () => {
  it.each([
    '/api/farol/v1/documents',
    '/api/farol/v1/tokens',
    '/api/farol/v1/webhooks',
    '/api/models/customtypes',
    '/api/v2',
  ])('does not keep what a token is needed for: %s', async (path) => {
    const answer = await ask(path, { authorization: `Bearer ${service.token}` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['/api/farol/v1/documents', 401],
    ['/api/models/customtypes', 403],
    ['/nowhere', 404],
    ['/previews/nowhere', 404],
    ['/edit/assets/nowhere.js', 404],
  ])('does not keep the error at %s', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it('does not keep for everybody that there is no editor at the host of one client', async () => {
    const answer = await ask('/edit', { 'x-forwarded-host': 'elsewhere.example' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});

it('says what its addresses depend on, where a proxy is trusted to say it', async () => {
  const at = async (headers: Record<string, string>) => {
    const answer = await fetch(`${service.address}/api/v2`, { headers });
    expect(answer.headers.get('vary')).toBe('X-Forwarded-Host, X-Forwarded-Proto');
    return (await answer.json()).forms.everything.action;
  };
  const path = '/api/v2/documents/search';
  expect(await at({})).toBe(service.address + path);
  const forwarded = { 'x-forwarded-host': 'one.example', 'x-forwarded-proto': 'https' };
  expect(await at(forwarded)).toBe(`https://one.example${path}`);
});
