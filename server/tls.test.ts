import { once } from 'node:events';
import { connect as connectPlain, Socket } from 'node:net';
import { connect } from 'node:tls';
import { Hono } from 'hono';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen, type RunningServer } from './listen.ts';

let server: RunningServer;
let tls: { cert: string; key: string };
beforeAll(async () => {
  const { cert, private: key } = await generate(undefined, { keyType: 'ec', algorithm: 'sha256' });
  tls = { cert, key };
  const app = new Hono();
  app.post('/', async (context) => context.text(`${context.req.url} ${await context.req.text()}`));
  app.onError((fault, context) => context.text(fault.message, 400));
  server = await listen(app, {
    port: 0,
    defaultMaxBodyBytes: 1000,
    minBytesPerSecond: 1000,
    speedWindowMs: 200,
    maxHandshakes: 3,
    handshakeTimeout: 60_000,
    tls,
  });
});
afterAll(() => server.stop());

/** Sends a raw request over TLS and waits until the server closes the connection. */
async function exchange(request: string): Promise<string> {
  const options = {
    ca: tls.cert,
    port: server.port,
    host: '127.0.0.1',
    checkServerIdentity: () => undefined,
  };
  const socket = connect(options);
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  socket.write(request);
  await once(socket, 'close');
  return received;
}

const head = 'POST / HTTP/1.1\r\nhost: name.example\r\nconnection: close\r\n';

it('answers over TLS, and the app knows it', async () => {
  const answer = await exchange(`${head}content-length: 2\r\n\r\nhi`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('https://name.example/ hi');
});

it('keeps the limits of bodies', async () => {
  expect(await exchange(`${head}content-length: 1001\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
});

it('ends who only holds the connection', async () => {
  expect(await exchange(`${head}content-length: 900\r\n\r\nx`)).toMatch(/^HTTP\/1\.1 408 /);
});

it('leaves nothing with the system of an answer that is not taken', async () => {
  const app = new Hono();
  app.get('/', (context) => context.body('x'.repeat(30_000_000)));
  const large = await listen(app, { port: 0, tls, minBytesPerSecond: 1_000, speedWindowMs: 200 });
  const reset = vi.spyOn(Socket.prototype, 'resetAndDestroy');
  const raw = connectPlain(large.port, '127.0.0.1');
  let fault = '';
  const socket = connect({ socket: raw, ca: tls.cert, checkServerIdentity: () => undefined });
  socket.on('error', ({ message }) => {
    fault = message;
  });
  socket.write('GET / HTTP/1.1\r\nhost: name.example\r\n\r\n');
  await once(socket, 'secureConnect');
  socket.pause();
  await expect.poll(() => reset.mock.calls.length).toBe(1);
  socket.resume();
  await expect.poll(() => fault).toContain('ECONNRESET');
  expect(large.connections).toBe(0);
  reset.mockRestore();
  await large.stop();
});

it('speaks with nobody who does not speak TLS', async () => {
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
});

it('ends who does not agree on keys in time', async () => {
  const impatient = await listen(new Hono(), { port: 0, tls, handshakeTimeout: 100 });
  const socket = connectPlain(impatient.port, '127.0.0.1').on('error', () => {});
  await once(socket.resume(), 'close', { signal: AbortSignal.timeout(4000) });
  await impatient.stop();
});

it('answers while others agree on no keys; the oldest of them leave', async () => {
  const silent: Socket[] = [];
  for (let number = 0; number < 5; number += 1) {
    const socket = connectPlain(server.port, '127.0.0.1');
    silent.push(socket);
    await once(socket, 'connect');
  }
  const closed = () => silent.map((socket) => socket.closed);
  await expect.poll(closed).toEqual([true, true, false, false, false]);
  expect(await exchange(`${head}content-length: 2\r\n\r\nhi`)).toContain(' hi');
  const start = performance.now();
  await server.stop();
  expect(performance.now() - start).toBeLessThan(7_500);
  for (const socket of silent) socket.destroy();
});
