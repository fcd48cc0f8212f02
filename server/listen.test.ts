import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type RunningServer, type ServerOptions } from './listen.ts';

const running: RunningServer[] = [];
const open: Socket[] = [];

/** Requests that get their response once a test resolves `over`. */
const held = { begun: 0, over: Promise.withResolvers<void>() };

beforeEach(() => {
  held.begun = 0;
  held.over = Promise.withResolvers();
});

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

function app() {
  const handlers = new Hono();
  handlers.get('/hello', (context) => context.text('hello'));
  handlers.get('/slow', async (context) => {
    await pause(300);
    return context.text('at last');
  });
  handlers.on(['GET', 'POST'], '/held', async (context) => {
    held.begun += 1;
    await held.over.promise;
    return context.text(`at last${await context.req.text()}`);
  });
  handlers.get('/endless', (context) => {
    const block = new Uint8Array(64 * 1024);
    return context.body(new ReadableStream({ pull: (controller) => controller.enqueue(block) }));
  });
  handlers.get('/events', (context) => streamSSE(context, () => new Promise(() => {})));
  handlers.post('/echo', async (context) => context.text(await context.req.text()));
  handlers.get('/says-five/:bytes', (context) => {
    const body = new ReadableStream({
      async start(controller) {
        for (let left = Number(context.req.param('bytes')); left > 0; left -= 1) {
          controller.enqueue(new TextEncoder().encode('x'));
          await pause(1);
        }
        controller.close();
      },
    });
    return context.body(body, 200, { 'content-length': '5' });
  });
  handlers.get('/breaks-off', (context) => {
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('x'));
        await pause(1);
        controller.error(new Error('The disk failed.'));
      },
    });
    return context.body(body, 200, { 'content-length': '5' });
  });
  handlers.post('/deaf', (context) => context.text('no', 401));
  handlers.onError((fault, context) => context.text(fault.message, 400));
  return handlers;
}

async function started(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await listen(app(), { port: 0, defaultMaxBodyBytes: 1000, ...options });
  running.push(server);
  return server;
}

async function connected(server: RunningServer): Promise<{ socket: Socket; all: () => string }> {
  const socket = connect(server.port, '127.0.0.1');
  open.push(socket);
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, all: () => received };
}

/** Sends a raw request and waits until the server closes the connection. */
async function exchange(server: RunningServer, request: string): Promise<string> {
  const { socket, all } = await connected(server);
  socket.write(request);
  await once(socket, 'close');
  return all();
}

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

function chunked(path: string, size: number): string {
  const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;
  return `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunk}`;
}

describe('bodies', () => {
  it('reads what is within the limits, with and without a declared length', async () => {
    const server = await started();
    const address = `http://127.0.0.1:${server.port}/echo`;
    const declared = await fetch(address, { method: 'POST', body: 'x'.repeat(1000) });
    expect((await declared.text()).length).toBe(1000);
    const answer = await exchange(server, chunked('/echo', 1000));
    expect([statusOf(answer), answer.includes('x'.repeat(1000))]).toEqual([200, true]);
  });

  it('refuses a declared length at once, without waiting for the body', async () => {
    const server = await started();
    const answer = await exchange(
      server,
      'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 1001\r\n\r\n',
    );
    expect(statusOf(answer)).toBe(413);
    expect(answer).toContain('The body of the request is bigger than the 1000 bytes allowed here.');
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('counts what comes in chunks', async () => {
    const server = await started();
    expect(statusOf(await exchange(server, chunked('/echo', 1001)))).toBe(413);
  });

  it('has limits of their own for single routes', async () => {
    const bodyLimits = [{ method: 'POST', path: '/echo', bytes: 2000 }];
    const server = await started({ bodyLimits });
    expect(statusOf(await exchange(server, chunked('/echo?a=b', 2000)))).toBe(200);
    expect(statusOf(await exchange(server, chunked('/echo', 2001)))).toBe(413);
    expect(statusOf(await exchange(server, chunked('/deaf', 1001)))).toBe(401);
  });

  it('does not invite a body it would refuse', async () => {
    const server = await started();
    const head = 'POST /echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\nexpect: 100-continue\r\n';
    const refused = await exchange(server, `${head}content-length: 5000\r\n\r\n`);
    expect(statusOf(refused)).toBe(413);
    const invited = await exchange(server, `${head}content-length: 2\r\n\r\nhi`);
    expect(invited).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/);
  });

  it.each([
    ['a compressed body', 'POST', 'content-encoding: gzip\r\ncontent-length: 3'],
    ['a GET with a body', 'GET', 'content-length: 3'],
    ['a GET without an end', 'GET', 'transfer-encoding: chunked'],
    ['both lengths', 'POST', 'content-length: 3\r\ntransfer-encoding: chunked'],
  ])('answers 400 to %s', async (_what, method, headers) => {
    const server = await started();
    const answer = await exchange(
      server,
      `${method} /echo HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\nabc`,
    );
    expect(statusOf(answer)).toBe(400);
  });

  it('lets a client read its answer that goes on sending', async () => {
    const server = await started();
    const { socket, all } = await connected(server);
    socket.write('POST /deaf HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n');
    for (let i = 0; i < 5; i += 1) {
      socket.write('x'.repeat(100));
      await pause(20);
    }
    await expect.poll(() => statusOf(all())).toBe(401);
  });
});

describe('headers', () => {
  it('answers 431 when they are too long', async () => {
    const server = await started({ maxHeaderBytes: 2048 });
    const answer = await exchange(
      server,
      `GET /hello HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(4000)}\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe(431);
  });

  it('answers 408 when they do not come', async () => {
    const server = await started({ headersTimeout: 100, requestTimeout: 100 });
    expect(statusOf(await exchange(server, 'GET /hello HT'))).toBe(408);
  });
});

describe('a body of another length than its response says', () => {
  it.each([
    ['shorter', 3],
    ['longer', 8],
  ])('ends the connection and is reported where it is %s', async (_, bytes) => {
    const faults: unknown[] = [];
    const server = await started({ onFault: (fault) => faults.push(fault) });
    const request = 'HTTP/1.1\r\nhost: x\r\n\r\n';
    const answer = await exchange(
      server,
      `GET /says-five/${bytes} ${request}GET /hello ${request}`,
    );
    const body = answer.split('\r\n\r\n').slice(1).join();
    expect(body).toMatch(/^x{0,5}$/);
    await expect.poll(() => faults).toMatchObject([{ code: 'ERR_HTTP_CONTENT_LENGTH_MISMATCH' }]);
  });
});

it('reports why a body broke off', async () => {
  const faults: unknown[] = [];
  const server = await started({ onFault: (fault) => faults.push(fault) });
  await exchange(server, 'GET /breaks-off HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => faults).toMatchObject([{ message: 'The disk failed.' }]);
});

describe('the host', () => {
  it('need not be named over HTTP/1.0, as health checks of proxies do not', async () => {
    const server = await started();
    expect(statusOf(await exchange(server, 'GET /hello HTTP/1.0\r\n\r\n'))).toBe(200);
    expect(statusOf(await exchange(server, 'GET /hello HTTP/1.0\r\nhost: a b\r\n\r\n'))).toBe(400);
  });

  it.each(['', 'host:\r\n', 'host: x\r\nhost: x\r\n'])(
    'is named once over HTTP/1.1, not as in %j',
    async (hosts) => {
      const server = await started();
      const answer = await exchange(server, `GET /hello HTTP/1.1\r\n${hosts}\r\n`);
      expect(statusOf(answer)).toBe(400);
      expect(answer).toMatch(/names (?:no|more than one) host/);
    },
  );
});

describe('slow clients', () => {
  const slow = { minBytesPerSecond: 1000, speedWindowMs: 200 };

  it('answers 408 to a body that hardly comes', async () => {
    const server = await started(slow);
    const { socket, all } = await connected(server);
    socket.write('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n');
    // Writing to a closed connection would reset it and lose the response.
    const drip = setInterval(() => server.connections > 0 && socket.write('x'), 20);
    await once(socket, 'close');
    clearInterval(drip);
    expect(statusOf(all())).toBe(408);
  });

  it('ends an answer that is hardly taken', async () => {
    const server = await started(slow);
    const { socket } = await connected(server);
    socket.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n');
    socket.pause();
    await expect.poll(() => server.connections).toBe(0);
  });

  it('leaves nothing with the system of an answer that is not taken', async () => {
    const reset = vi.spyOn(Socket.prototype, 'resetAndDestroy');
    const server = await started(slow);
    const { socket } = await connected(server);
    let fault = '';
    socket.on('error', ({ message }) => {
      fault = message;
    });
    socket.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n');
    socket.pause();
    await expect.poll(() => reset.mock.calls.length).toBe(1);
    const taken = socket.bytesRead;
    socket.resume();
    await expect.poll(() => fault).toContain('ECONNRESET');
    // Far less than the megabytes that had been handed to the system: what had already come, as much as it keeps unread.
    expect(socket.bytesRead - taken).toBeLessThan(400_000);
    reset.mockRestore();
  });

  it('waits for an answer that takes its time, and for events that do not come', async () => {
    const server = await started({ minBytesPerSecond: 1000, speedWindowMs: 50 });
    const answer = await exchange(
      server,
      'GET /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    );
    expect(answer).toContain('at last');
    const { socket } = await connected(server);
    socket.write('GET /events HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => server.connections).toBe(1);
    await pause(300);
    expect(server.connections).toBe(1);
  });
});

describe('too many connections', () => {
  it('push out the one that never asked and has waited the longest', async () => {
    const server = await started({ maxConnections: 3 });
    const useful = await connected(server);
    useful.socket.write('GET /hello HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(useful.all).toContain('hello');
    const [first, second] = [await connected(server), await connected(server)];
    first.socket.write('GET /hel');
    await pause(300);
    const closed = once(first.socket, 'close');
    await connected(server);
    await closed;
    expect(statusOf(first.all())).toBe(408);
    const others = [useful.socket.closed, second.socket.closed];
    expect([...others, server.connections]).toEqual([false, false, 3]);
  });

  it('push out an idle one, without a word, when all others are new', async () => {
    const server = await started({ maxConnections: 1 });
    const useful = await connected(server);
    useful.socket.write('GET /hello HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(useful.all).toContain('hello');
    const late = await connected(server);
    await once(useful.socket, 'close');
    expect(useful.all()).not.toContain('408');
    expect(late.socket.closed).toBe(false);
  });

  it('never push out a request that is being answered', async () => {
    const server = await started({ maxConnections: 1 });
    const { socket, all } = await connected(server);
    socket.write('GET /held HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    await expect.poll(() => held.begun).toBe(1);
    const late = await connected(server);
    await once(late.socket, 'close');
    held.over.resolve();
    await once(socket, 'close');
    expect(all()).toContain('at last');
  });
});

describe('too many bodies on their way', () => {
  it('push out the slowest', async () => {
    const server = await started({ maxBodies: 2 });
    const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n';
    const [quick, slow] = [await connected(server), await connected(server)];
    slow.socket.write(`${head}x`);
    quick.socket.write(head + 'x'.repeat(800));
    await pause(300);
    const last = await connected(server);
    last.socket.write(head + 'x'.repeat(800));
    await once(slow.socket, 'close');
    expect(statusOf(slow.all())).toBe(408);
    for (const { socket } of [quick, last]) socket.write('x'.repeat(100));
    await expect.poll(() => [quick, last].map(({ all }) => statusOf(all()))).toEqual([200, 200]);
  });

  it('do not count those that arrived and are not read yet', async () => {
    const server = await started({ maxBodies: 2 });
    const clients = await Promise.all(Array.from({ length: 20 }, () => connected(server)));
    for (const { socket } of clients)
      socket.write('POST /held HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n all');
    await expect.poll(() => held.begun).toBe(20);
    held.over.resolve();
    const answers = () => new Set(clients.map(({ all }) => all().split('\r\n\r\n')[1]));
    await expect.poll(answers).toEqual(new Set(['at last all']));
  });
});

it('ends the connection and says why where an answer cannot be sent', async () => {
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  const unsendable = { fetch: () => new Response('', { headers: { 'x-name': 'Āzores' } }) };
  const server = await listen(unsendable, { port: 0, onFault });
  running.push(server);
  const { socket } = await connected(server);
  const ended = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await ended;
  expect(faults).toEqual([expect.any(Error)]);
});

describe('stopping', () => {
  it('finishes what runs, closes what waits and takes no more', async () => {
    const server = await started();
    const waiting = await connected(server);
    const { socket, all } = await connected(server);
    socket.write('GET /held HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => held.begun).toBe(1);
    const ended = [once(socket, 'close'), once(waiting.socket, 'close')];
    const stopping = server.stop();
    held.over.resolve();
    await Promise.all([stopping, ...ended]);
    expect(all()).toContain('at last');
    await expect(fetch(`http://127.0.0.1:${server.port}/hello`)).rejects.toThrow();
  });

  it('finishes requests that came before the one ahead of them was answered', async () => {
    const server = await started();
    const { socket, all } = await connected(server);
    socket.write('GET /hello HTTP/1.1\r\nhost: x\r\n\r\nGET /held HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => held.begun).toBe(1);
    const ended = once(socket, 'close');
    const stopping = server.stop();
    held.over.resolve();
    await Promise.all([stopping, ended]);
    expect(all()).toMatch(/hello.*at last$/s);
  });

  it('ends streams of events, and in time what never ends', async () => {
    const server = await started({ stopTimeoutMs: 200 });
    const events = await connected(server);
    events.socket.write('GET /events HTTP/1.1\r\nhost: x\r\n\r\n');
    const endless = await connected(server);
    endless.socket.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n');
    for (const { all } of [events, endless]) await expect.poll(all).toContain('200 OK');
    // Otherwise this test times out.
    await Promise.all([server.stop(), once(events.socket, 'close'), once(endless.socket, 'close')]);
  });
});
