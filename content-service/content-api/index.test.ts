import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { exampleApi, exampleLibrary, searchFor } from './library.testing.ts';
import { responseCache } from './response-cache.ts';

describe('contentApi', () => {
  const addresses = ['/api/v2', '/api/v2/tags', '/api/v2/documents/search'];

  it.each(addresses)('lets a browser ask %s from anywhere', async (address) => {
    for (const each of [address, `${address}/`]) {
      const answer = await exampleApi().request(each, {
        method: 'OPTIONS',
        headers: { origin: 'https://farol.test', 'access-control-request-headers': 'prismic-ref' },
      });
      expect(answer.status).toBe(204);
      expect(Object.fromEntries(answer.headers)).toEqual({
        allow: 'GET, HEAD, OPTIONS',
        'access-control-allow-headers':
          'Accept, Authorization, Content-Type, Prismic-Ref, Prismic-Integration-Field-Ref',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-origin': '*',
        'access-control-expose-headers':
          'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
        'access-control-max-age': '86400',
        'cache-control': 'private, no-store',
      });
    }
  });

  it.each(addresses.flatMap((address) => ['POST', 'PUT', 'DELETE'].map((verb) => [verb, address])))(
    'does not %s at %s',
    async (method = '', address = '') => {
      for (const each of [address, `${address}/`]) {
        const answer = await exampleApi().request(each, { method });
        expect(answer.status).toBe(405);
        expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
        expect(await answer.json()).toEqual({
          type: 'api_validation_error',
          message: `${method} is not possible at this address; it answers GET, HEAD, OPTIONS.`,
        });
      }
    },
  );

  it.each(['/api', '/api/v1', '/api/v2/nope', '/api/v2/documents', '/api/v2/documents/search/x'])(
    'says in JSON that there is nothing at %s',
    async (address) => {
      const answer = await exampleApi().request(address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('access-control-allow-origin')).toBe(
        address.startsWith('/api/v2') ? '*' : null,
      );
      expect(await answer.json()).toEqual({
        type: 'api_notfound_error',
        message: `There is nothing at ${address}. The Content API answers at /api/v2, /api/v2/documents/search and /api/v2/tags.`,
      });
    },
  );

  it('does not read addresses without end', async () => {
    const app = exampleApi({}, { maxAddressLength: 200 });
    const answer = await app.request(searchFor({ q: 'x'.repeat(200) }));
    expect(answer.status).toBe(414);
    expect((await answer.json()).message).toMatch(
      /^The address is \d+ characters long; at most 200/,
    );
    const usual = await exampleApi().request(searchFor({ q: 'x'.repeat(70_000) }));
    expect(usual.status).toBe(414);
    expect(
      (await exampleApi().request(searchFor({ brokenRoute: 'x'.repeat(60_000) }))).status,
    ).toBe(200);
  });

  it('allows so many requests a second, and says when to come back', async () => {
    let now = Date.UTC(2026, 10, 21);
    const app = exampleApi({}, { requestsPerSecond: 2, clock: () => now });
    const limits = (answer: Response) =>
      ['limit', 'remaining', 'reset'].map((name) => answer.headers.get(`x-ratelimit-${name}`));
    const start = now / 1000;
    expect(limits(await app.request('/api/v2'))).toEqual(['2', '1', String(start + 1)]);
    expect(limits(await app.request('/api/v2/tags'))).toEqual(['2', '0', String(start + 1)]);
    const refused = await app.request(searchFor());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(limits(refused)).toEqual(['2', '0', String(start + 1)]);
    expect(await refused.json()).toEqual({
      type: 'api_rate_limit_error',
      message: 'Too many requests. Try again in 1 s.',
    });
    expect((await app.request('/api/v2', { method: 'OPTIONS' })).status).toBe(204);
    now += 500;
    expect((await app.request(searchFor())).status).toBe(200);
    expect((await app.request(searchFor())).status).toBe(429);
    now += 60_000;
    expect(limits(await app.request('/api/v2'))[1]).toBe('1');
  });

  it('sends no limits where there are none', async () => {
    const answer = await exampleApi().request('/api/v2');
    expect(answer.headers.get('x-ratelimit-limit')).toBeNull();
  });

  it('trusts a proxy only if configured', async () => {
    const headers = { 'x-forwarded-host': 'farol.example', 'x-forwarded-proto': 'https' };
    const actionBy = async (trustProxy: boolean) => {
      const answer = await exampleApi({}, { trustProxy }).request('/api/v2', { headers });
      return (await answer.json()).forms.everything.action;
    };
    expect(await actionBy(true)).toBe('https://farol.example/api/v2/documents/search');
    expect(await actionBy(false)).toBe('http://localhost/api/v2/documents/search');
  });

  it('reports an internal error in JSON, without details', async () => {
    const library = {
      ...exampleLibrary(),
      master() {
        throw new Error('the disk at /secret/path is gone');
      },
    };
    const reported: string[] = [];
    const report = (fault: Error) => reported.push(fault.message);
    const answer = await exampleApi({}, { library, report }).request('/api/v2');
    expect(answer.status).toBe(500);
    expect(reported).toEqual(['the disk at /secret/path is gone']);
    await exampleApi({}, { report }).request(searchFor({ q: '[' }));
    expect(reported).toHaveLength(1);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({
      type: 'api_internal_error',
      message: 'The service could not answer because of a fault of its own.',
    });
  });

  it('frees the memory of a sent response, but not of shared ones', async () => {
    const cache = responseCache(1024 * 1024);
    const api = exampleApi({}, { cache });
    const ask = async () => {
      const outgoing = new EventEmitter();
      const answer = await api.request(searchFor(), {}, { outgoing });
      const text = await answer.text();
      outgoing.emit('close');
      return text;
    };
    const transfer = vi.spyOn(ArrayBuffer.prototype, 'transfer');
    const texts = [await ask(), await ask(), await ask(), await ask()];
    expect(transfer).toHaveBeenCalledTimes(1);
    transfer.mockRestore();
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? '').results).toHaveLength(1);
  });
});
