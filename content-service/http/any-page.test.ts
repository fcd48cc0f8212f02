import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { forAnyPage } from './any-page.ts';

const made = new Response('made elsewhere');
const app = new Hono()
  .use('*', forAnyPage)
  .get('/made', () => made)
  .get('/stream', () => new Response(new Blob(['here']).stream()))
  .get('/fault', () => {
    throw new Error('no');
  })
  .get('/', (context) => context.text('here'))
  .onError((_, context) => context.text('no', 500))
  .get('/limited', (context) =>
    context.text('here', 200, { 'access-control-expose-headers': 'x-ratelimit-limit' }),
  );

it('lets any page read an answer, and when to come again', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/stream', 200],
    ['/nowhere', 404],
    ['/fault', 500],
  ] as const) {
    const answer = await app.request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toBe('retry-after');
  }
});

it('holds for the head of an answer alone', async () => {
  const answer = await app.request('/', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

it('takes the answer as it is, with no copy of its body', async () => {
  expect(await app.request('/made')).toBe(made);
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
