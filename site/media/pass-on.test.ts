import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readMediaRequest } from './media-request.ts';
import { passingOn } from './pass-on.ts';

const film = 'a long film';
let service = '';
let answer: RequestListener = () => {};
let faults: unknown[] = [];
const server = createServer((request, response) => answer(request, response));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address && typeof address === 'object') service = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  faults = [];
  answer = ({ headers }, response) => {
    const part = headers.range === 'bytes=2-5' ? { 'content-range': 'bytes 2-5/11' } : undefined;
    const body = part ? film.slice(2, 6) : film;
    const about = { 'content-type': 'video/mp4', 'content-length': body.length, etag: '"f"' };
    response.writeHead(part ? 206 : 200, { ...about, ...part }).end(body);
  };
});

function passing(maxPassed = 2) {
  const passOn = passingOn({
    service,
    maxPassed,
    maxWaitMs: 2_000,
    onFault: (fault) => faults.push(fault),
  });
  return async (headers: Record<string, string> = {}, method = 'GET') => {
    const path = '/media/a1_film.mp4';
    const wanted = readMediaRequest(path, new URLSearchParams(), '');
    if (!wanted) throw new Error(`${path} cannot be read.`);
    const given = await passOn(wanted, new Request(`http://localhost${path}`, { headers, method }));
    return given instanceof Response ? given : new Response(given.body, given);
  };
}

it('passes on a file whole, in part, or only its headers', async () => {
  const ask = passing();
  const whole = await ask();
  expect([whole.status, await whole.text()]).toEqual([200, film]);
  expect(Object.fromEntries(whole.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline; filename="film.mp4"',
    'content-length': '11',
    'content-type': 'video/mp4',
    'cross-origin-resource-policy': 'cross-origin',
    etag: '"f"',
  });
  const part = await ask({ range: 'bytes=2-5' });
  expect([part.status, await part.text()]).toEqual([206, 'long']);
  expect(part.headers.get('content-range')).toBe('bytes 2-5/11');
  const head = await ask({}, 'HEAD');
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['11', '']);
});

it('sends no cookie on', async () => {
  let sent = '';
  answer = ({ headers }, response) => {
    sent = JSON.stringify(headers);
    response.writeHead(304).end();
  };
  const cookie = 'farol-session-3010=a-session';
  await passing()({ cookie, authorization: 'Bearer a-token', 'if-none-match': '"f"' });
  expect(sent).toContain('if-none-match');
  expect(sent).not.toMatch(/a-session|a-token/);
});

it.each([
  [304, 304, 'public, max-age=31536000, immutable'],
  [404, 404, 'private, no-store'],
  [416, 416, 'private, no-store'],
  [302, 503, 'private, no-store'],
  [500, 503, 'private, no-store'],
])('answers for a service that answers %s with %s', async (status, given, policy) => {
  const reason = status === 304 ? '' : 'A reason.';
  const headers = { 'content-range': 'bytes */11', 'content-length': reason.length };
  answer = (_, response) => response.writeHead(status, headers).end(reason);
  const response = await passing()();
  expect([response.status, response.headers.get('cache-control')]).toEqual([given, policy]);
  if (status === 416) expect(response.headers.get('content-range')).toBe('bytes */11');
  if (given < 500 && given !== 404) expect(response.headers.has('content-length')).toBe(false);
});

it('says that it is busy while there is no service, and passes on nothing but files', async () => {
  answer = ({ socket }) => socket.destroy();
  const ask = passing(1);
  for (const _ of [1, 2]) expect((await ask()).status).toBe(503);
  expect(faults).toHaveLength(2);
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
  expect((await ask()).status).toBe(404);
});

it('passes on only so many at once, until they are read, left, or break off', async () => {
  const ask = passing(1);
  const read = await ask();
  expect((await ask()).status).toBe(503);
  expect(await read.text()).toBe(film);
  const left = await ask();
  expect([left.status, (await ask()).status]).toEqual([200, 503]);
  await left.body?.cancel();
  const whole = answer;
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length });
    response.write(film.slice(0, 6), () => response.destroy());
  };
  const broken = await ask();
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow();
  answer = whole;
  expect((await ask()).status).toBe(200);
});
