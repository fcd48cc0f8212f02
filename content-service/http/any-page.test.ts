import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { forAnyPage } from './any-page.ts';

const app = new Hono()
  .use('*', forAnyPage)
  .get('/', (context) => context.text('here'))
  .get('/limited', (context) =>
    context.text('here', 200, { 'access-control-expose-headers': 'x-ratelimit-limit' }),
  );

it('lets any page read an answer, and when to come again', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await app.request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toBe('retry-after');
  }
});

it('leaves what an answer says of its headers', async () => {
  const { headers } = await app.request('/limited');
  expect(headers.get('access-control-expose-headers')).toBe('x-ratelimit-limit');
});

it('says before a request what it may be', async () => {
  const answer = await app.request('/', {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'authorization,repository' },
  });
  expect(answer.status).toBe(204);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'access-control-allow-headers': 'authorization,repository',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '86400',
    vary: 'Access-Control-Request-Headers',
  });
});
