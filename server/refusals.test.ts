import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type RunningServer } from './listen.ts';

let server: RunningServer;
beforeAll(async () => {
  const app = new Hono().get('/', (context) => context.text('here'));
  server = await listen(app, {
    port: 0,
    defaultMaxBodyBytes: 10,
    headersTimeout: 1_000,
    connectionsCheckingInterval: 50,
    requestTimeout: 1_000,
  });
});
afterAll(() => server.stop());

it.each([
  ['no request', 'hello\r\n\r\n', 400],
  ['an address that is none', 'GET http://[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400],
  ['headers that never end', 'GET / HTTP/1.1\r\n', 408],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ['a body that is too long', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 11\r\n\r\n', 413],
  ['a request for a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nhost: a.example\r\n\r\n', 405],
])(
  'refuses %s in words, with the security headers, and for no cache',
  async (_, request, status) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(request);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('cache-control: private, no-store');
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').message).toMatch(/^[A-Z].*\.$/);
  },
);

// A response to HEAD has no body whose write would send the headers too.
it('refuses a HEAD with a body at once, and not only when its connection ends', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write('HEAD / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});
