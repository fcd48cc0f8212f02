import { describe, expect, it } from 'vitest';
import { exampleApi } from './library.testing.ts';

describe('GET /api/v2/tags', () => {
  it.each(['/api/v2/tags', '/api/v2/tags/'])('answers a bare list at %s', async (address) => {
    const answer = await exampleApi().request(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('max-age=5');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.text()).toBe('["city","sea"]');
  });

  it('answers its head alone', async () => {
    const answer = await exampleApi().request('/api/v2/tags', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '14',
      '',
    ]);
  });

  it('is closed where the repository is', async () => {
    const app = exampleApi({ visibility: 'private' });
    const refused = await app.request('http://farol.test/api/v2/tags?access_token=wrong');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ error: 'Invalid access token' });
    expect((await app.request('/api/v2/tags')).status).toBe(401);
    const answer = await app.request('/api/v2/tags?access_token=reads-master');
    expect(await answer.json()).toEqual(['city', 'sea']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});
