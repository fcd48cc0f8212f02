import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type RunningServer, type ServerOptions } from './listen.ts';
import type { ServerBindings } from './respond-by-app.ts';

const megabyte = 1024 * 1024;
let server: RunningServer;
const open: Socket[] = [];
/** Lets the answers of `/held` go. */
const held: (() => void)[] = [];
/** Finishes the work of `/long`. */
const begun: (() => void)[] = [];
/** Bytes that nobody had read yet when each long work began. */
const unsent: number[] = [];
const writing = new Set<Socket>();
let inFlight = 0;
let maxInFlight = 0;
let answered = 0;

afterEach(async () => {
  for (const release of held.splice(0)) release();
  begun.length = 0;
  unsent.length = 0;
  writing.clear();
  for (const socket of open.splice(0)) socket.destroy();
  await server.stop();
});

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  [inFlight, maxInFlight, answered] = [0, 0, 0];
  const app = new Hono<{ Bindings: ServerBindings }>();
  app.use(async (_, next) => {
    inFlight += 1;
    maxInFlight = Math.max(maxInFlight, inFlight);
    await next();
    inFlight -= 1;
    answered += 1;
  });
  app.get('/soon/:name', async (context) => {
    await pause(20);
    return context.text(`<${context.req.param('name')}>`);
  });
  app.get('/held', async (context) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return context.text('held');
  });
  app.get('/long', async ({ env, text }) =>
    text(
      await env.longWork(() => new Promise<string>((resolve) => begun.push(() => resolve('long')))),
    ),
  );
  app.get('/long-and-failing', async ({ env, text }) =>
    text(
      await env.longWork<string>(() => {
        throw new Error('It fails before it begins.');
      }),
    ),
  );
  app.get('/long-and-large', async ({ env, body }) => {
    const bytes = await env.longWork(async () => {
      unsent.push(
        [...writing].reduce(
          (sum, socket) => sum + (socket.writableEnded ? 0 : socket.writableLength),
          0,
        ),
      );
      writing.add(env.outgoing.socket as Socket);
      await pause(1);
      return new Uint8Array(4 * megabyte);
    });
    return body(bytes);
  });
  app.get('/large', (context) => context.body(new Uint8Array(4 * megabyte)));
  app.get('/small', (context) => context.text('small'));
  app.post('/read', async (context) => context.text(await context.req.text()));
  app.post('/forbidden', (context) => context.text('no', 403));
  server = await listen(app, { port: 0, ...options });
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;

function connected(request: string, { reads = true } = {}) {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  open.push(socket);
  let received = '';
  if (reads)
    socket.setEncoding('latin1').on('data', (text) => {
      received += text;
    });
  else socket.pause();
  socket.write(request);
  return { socket, received: () => received, closed: once(socket, 'close') };
}

async function whole(request: string): Promise<string> {
  const { received, closed } = connected(request);
  await closed;
  return received();
}

describe('requests that come before the one ahead of them is answered', () => {
  it('are answered in their order, one at a time', async () => {
    await start();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const requests = names.map((name) =>
      get(`/soon/${name}`, name === 'e' ? 'connection: close\r\n' : ''),
    );
    const answer = await whole(requests.join(''));
    expect(answer.match(/<.>/g)).toEqual(names.map((name) => `<${name}>`));
    expect(maxInFlight).toBe(1);
  });

  it('are dropped beyond a few, with the connection', async () => {
    await start();
    const answer = await whole(get('/soon/x').repeat(500));
    expect(answer.match(/<x>/g)).toHaveLength(1);
    expect(answered).toBe(1);
  });

  it('are dropped behind an answer that ends the connection', async () => {
    await start();
    const ending =
      'POST /read HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 1\r\n\r\nx';
    await whole(ending + get('/soon/x').repeat(3));
    await pause(50);
    expect(answered).toBe(1);
  });

  it('are not even read while there are some', async () => {
    await start({ maxPipelined: 1000 });
    const { socket } = connected(get('/held') + get('/soon/x'));
    await expect.poll(() => inFlight).toBe(1);
    const body = 'x'.repeat(20 * megabyte);
    socket.write(`POST /read HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    await pause(300);
    expect(socket.writableLength).toBeGreaterThan(megabyte);
  });

  it('end the connection after the answer under way where they are none', async () => {
    await start();
    const answer = await whole(`${get('/soon/x')}nonsense\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*<x>$/);
  });
});

describe('answers nobody reads', () => {
  it('leave room for those who read', async () => {
    await start({ maxUnsentBytes: 8 * megabyte });
    for (let count = 0; count < 60; count += 1) connected(get('/large'), { reads: false });
    await pause(50);
    const times: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const began = performance.now();
      expect(await whole(get('/small', 'connection: close\r\n'))).toContain('small');
      times.push(performance.now() - began);
    }
    // Most find room at once instead of waiting for the crowd, which is only measured after half a minute.
    expect(times.sort((one, other) => one - other)[10]).toBeLessThan(5_000);
  });

  it('wait, beyond a number, until others have been given', async () => {
    await start({ maxResponses: 2 });
    const all = Array.from({ length: 8 }, () => whole(get('/soon/x', 'connection: close\r\n')));
    for (const answer of await Promise.all(all)) expect(answer).toContain('<x>');
    expect(maxInFlight).toBe(2);
  });

  it('of connections that never read one leave room for those that did', async () => {
    await start({ maxResponses: 5 });
    const visitor = connected(get('/small'));
    await expect.poll(visitor.received).toContain('small');
    for (let count = 0; count < 10; count += 1) connected(get('/held'));
    await expect.poll(() => inFlight).toBe(4);
    visitor.socket.write(get('/small'));
    await expect.poll(() => visitor.received().match(/small/g)).toHaveLength(2);
    expect(held).toHaveLength(4);
  });
});

describe('long work', () => {
  const last = 'connection: close\r\n';

  it('is done for one response at a time, and shorter ones pass it', async () => {
    await start();
    const long = Array.from({ length: 3 }, () => whole(get('/long', last)));
    for (let done = 0; done < long.length; done += 1) {
      await expect.poll(() => begun.length).toBe(1);
      expect(await whole(get('/small', last))).toContain('small');
      expect(begun).toHaveLength(1);
      begun.pop()?.();
    }
    for (const answer of await Promise.all(long)) expect(answer).toMatch(/long$/);
  });

  it('is begun in order of arrival for those who read, though others ask again at once', async () => {
    await start();
    const clients = Array.from({ length: 3 }, () => connected(get('/small')));
    for (const { received } of clients) await expect.poll(received).toContain('small');
    const answers = clients.map(() => 0);
    for (const [at, { socket, received }] of clients.entries()) {
      socket.on('data', () => {
        answers[at] = received().split('\r\n\r\nlong').length - 1;
        // The last one asks once.
        if (at < 2) socket.write(get('/long'));
      });
      socket.write(get('/long'));
      await expect.poll(() => inFlight).toBe(at + 1);
    }
    for (let done = 1; done <= clients.length; done += 1) {
      await expect.poll(() => begun.length).toBe(1);
      begun.pop()?.();
      await expect.poll(() => answers.reduce((sum, each) => sum + each)).toBe(done);
    }
    expect(answers).toEqual([1, 1, 1]);
  });

  it('gives way to the next where it fails', async () => {
    await start();
    const failing = whole(get('/long-and-failing', last));
    expect(await failing).toMatch(/^HTTP\/1\.1 500 /);
    const next = whole(get('/long', last));
    await expect.poll(() => begun.length).toBe(1);
    begun.pop()?.();
    expect(await next).toMatch(/long$/);
  });

  it('is not begun for those who left', async () => {
    await start();
    const first = whole(get('/long', last));
    await expect.poll(() => begun.length).toBe(1);
    const second = connected(get('/long'));
    await expect.poll(() => inFlight).toBe(2);
    second.socket.destroy();
    await expect.poll(() => server.connections).toBe(1);
    begun.pop()?.();
    expect(await first).toMatch(/long$/);
    expect(await whole(get('/small', last))).toContain('small');
    expect(begun).toHaveLength(0);
  });

  it('waits while too much is unread', async () => {
    await start({ maxUnsentBytes: megabyte });
    const crowd = Array.from({ length: 5 }, () =>
      connected(get('/long-and-large'), { reads: false }),
    );
    await expect.poll(() => unsent.length).toBe(crowd.length);
    expect(Math.max(...unsent)).toBeLessThanOrEqual(megabyte);
  });
});

describe('the host', () => {
  it.each([
    ['two', 'host: a.example\r\nHost: b.example\r\n'],
    ['twice the same', 'host: a.example\r\nhost: a.example\r\n'],
    ['none', ''],
  ])('has to be one: %s', async (_, lines) => {
    await start();
    const answer = await whole(`GET /small HTTP/1.1\r\n${lines}connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/"The request names (?:more than one|no) host\."/);
  });
});

describe('who waits to be asked for a body', () => {
  const asking = (path: string, length: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nexpect: 100-continue\r\n${length}\r\n\r\n`;

  it.each(['content-length: 2', 'transfer-encoding: chunked'])(
    'is asked where somebody reads it: %s',
    async (length) => {
      await start();
      const { socket, received, closed } = connected(asking('/read', length));
      await expect.poll(received).toBe('HTTP/1.1 100 Continue\r\n\r\n');
      socket.write(length.includes('chunked') ? '2\r\nhi\r\n0\r\n\r\n' : 'hi');
      await closed;
      expect(received()).toMatch(/200 OK[\s\S]*hi$/);
    },
  );

  it.each([
    ['/forbidden', 'content-length: 2', 403],
    ['/forbidden', 'transfer-encoding: chunked', 403],
    ['/nowhere', 'content-length: 2', 404],
    ['/read', 'content-length: 99000000', 413],
  ])('is not, where it is refused: %s, %s', async (path, length, status) => {
    await start();
    expect(await whole(asking(path, length))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});
