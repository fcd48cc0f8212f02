import https from 'node:https';
import { createServer, type Socket } from 'node:net';
import { queryObjects } from 'node:v8';
import { generate } from 'selfsigned';
import { afterEach, describe, expect, it } from 'vitest';
import { type PostOptions, post } from './post.ts';
import { listening, startReceiver } from './receiver.testing.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Half of the usual limit: many times what is needed, so that a busy machine does not fail the test. */
const soonMs = 10_000;

const options = (more: Partial<PostOptions> = {}): PostOptions => ({
  limitMs: 20_000,
  allowInternal: true,
  ending: new AbortController().signal,
  ...more,
});
const send = (url: string, more: Partial<PostOptions> = {}, headers: Record<string, string> = {}) =>
  post({ url, headers, body: '{"é":1}' }, options(more));

async function receiver(...parameters: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...parameters);
  stops.push(started.stop);
  return started;
}

/** A server that responds with raw bytes. */
async function rawServer(speak: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    speak(socket);
  });
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${await listening(server)}/`;
}

it('sends the body with the headers and says what came back', async () => {
  const { url, received } = await receiver();
  const posted = await send(url, {}, { 'x-own': 'yes' });
  expect(posted).toMatchObject({ answer: { status: 200, text: 'Thank you' }, fault: null });
  expect(received[0]).toMatchObject({
    headers: { 'x-own': 'yes', 'content-type': 'application/json', 'content-length': '8' },
    body: { é: 1 },
  });
});

describe('the connection', () => {
  it('goes to the address that was checked, under the name that was given', async () => {
    const { port, received } = await receiver();
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      // A name that resolves to another address the second time.
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const posted = await send(`http://hooks.example:${port}/hook`, { resolve });
    expect(posted.answer?.status).toBe(200);
    expect(asked).toBe(1);
    expect(received[0]?.headers.host).toBe(`hooks.example:${port}`);
  });

  it('is checked anew at each delivery, wherever the name led before', async () => {
    const { port, received } = await receiver();
    const metadata = { address: '169.254.169.254', family: 4 };
    const own = { address: '127.0.0.1', family: 4 };
    const turns = [[own], [metadata], [own, metadata], [own]];
    const resolve = async () => turns.shift() ?? [];
    const deliver = () => send(`http://moving.example:${port}/`, { resolve });
    expect((await deliver()).answer?.status).toBe(200);
    const refused = 'The address 169.254.169.254 is not of the public internet.';
    expect((await deliver()).fault).toContain(refused);
    expect((await deliver()).fault).toContain(refused);
    expect(received).toHaveLength(1);
    expect((await deliver()).answer?.status).toBe(200);
    expect(turns).toEqual([]);
  });

  it('is not made to internal addresses unless allowed', async () => {
    const { url, port, received } = await receiver();
    const resolve = async () => [{ address: '::ffff:127.0.0.1', family: 6 }];
    for (const address of [url, `http://localhost:${port}/`, `http://[::1]:${port}/`])
      expect((await send(address, { allowInternal: false })).fault).toContain('public internet');
    const named = await send(`http://hooks.example:${port}/`, { allowInternal: false, resolve });
    expect(named.fault).toContain('public internet');
    expect(named.code).toBe('not_allowed');
    expect(received).toEqual([]);
  });

  it('takes the next address where one does not answer', async () => {
    const { port } = await receiver();
    const resolve = async () => [
      { address: '127.0.0.9', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    expect((await send(`http://hooks.example:${port}/`, { resolve })).answer?.status).toBe(200);
  });

  it('is not made where a name has no address', async () => {
    expect(await send('http://hooks.example/', { resolve: async () => [] })).toMatchObject({
      fault: 'The name hooks.example has no address.',
      code: 'no_address',
    });
    const resolve = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    };
    expect((await send('http://hooks.example/', { resolve })).code).toBe('no_address');
  });

  it('fails if nothing listens', async () => {
    const { url, stop } = await startReceiver();
    await stop();
    const posted = await send(url);
    expect(posted.fault).toContain('ECONNREFUSED');
    expect(posted.code).toBe('nobody_there');
  });

  it('over TLS needs a certificate that is trusted', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
    const server = https.createServer({ key, cert }, (_request, response) => response.end());
    const port = await listening(server);
    stops.push(() => server.close());
    const posted = await send(`https://localhost:${port}/`);
    expect(posted.answer).toBeNull();
    expect(posted.fault).toMatch(/certificate/i);
    expect(posted.code).toBe('not_trusted');
  });
});

it('does not follow redirects', async () => {
  const elsewhere = await receiver();
  const { url } = await receiver((_request, response) =>
    response.writeHead(302, { location: elsewhere.url }).end(),
  );
  expect((await send(url)).answer?.status).toBe(302);
  expect(elsewhere.received).toEqual([]);
});

describe('the time', () => {
  const limitMs = 3000;

  it('of a name that is never resolved is limited', async () => {
    const resolve = () => new Promise<never>(() => {});
    const posted = await send('http://hooks.example/', { resolve, limitMs });
    expect(posted.fault).toBe('The name was not resolved and no connection made within 1 seconds.');
    expect(posted.code).toBe('too_slow');
    expect(posted.ms).toBeLessThan(soonMs);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['never answers', () => {}],
    [
      'sends a header each 50 ms and never ends them',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('x: y\r\n'), 50);
        socket.once('close', () => clearInterval(timer));
      },
    ],
  ])('of a receiver that %s is limited', async (_what, speak) => {
    const posted = await send(await rawServer(speak), { limitMs });
    expect(posted.fault).toBe('There was no answer within 2 seconds.');
    expect(posted.ms).toBeLessThan(soonMs);
  });

  it('of a body that never ends is limited, and the status counts', async () => {
    const url = await rawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      const timer = setInterval(() => socket.write('1\r\nx\r\n'), 50);
      socket.once('close', () => clearInterval(timer));
    });
    const posted = await send(url, { limitMs });
    expect(posted.answer?.status).toBe(200);
    expect(posted.answer?.text).toMatch(/^x+$/);
    expect(posted.ms).toBeLessThan(soonMs);
  });

  it('ends when the service stops', async () => {
    const ending = new AbortController();
    const url = await rawServer(() => {});
    setTimeout(() => ending.abort(), 50);
    const posted = await send(url, { limitMs: 20_000, ending: ending.signal });
    expect(posted.answer).toBeNull();
    expect(posted.ms).toBeLessThan(soonMs);
  });

  it('is over before it begins once the service has stopped', async () => {
    const resolve = () => new Promise<never>(() => {});
    const posted = await send('http://hooks.example/', { resolve, ending: AbortSignal.abort() });
    expect(posted.answer).toBeNull();
    expect(posted.ms).toBeLessThan(soonMs);
  });
});

it('leaves nothing behind in a service that runs on', async () => {
  const { url } = await receiver();
  const ending = new AbortController().signal;
  await send(url, { ending });
  const before = queryObjects(AbortSignal, { format: 'count' });
  for (let count = 0; count < 20; count += 1) await send(url, { ending });
  expect(queryObjects(AbortSignal, { format: 'count' })).toBeLessThan(before + 10);
});

describe('what comes back', () => {
  it('is read up to four kilobytes, however much is sent', async () => {
    let sent = 0;
    const url = await rawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const more = () => {
        while (!socket.destroyed && sent < 1e9) {
          sent += 65_536;
          if (!socket.write('x'.repeat(65_536))) break;
        }
      };
      socket.on('drain', more);
      more();
    });
    const posted = await send(url, { limitMs: 20_000 });
    expect(posted.answer).toEqual({ status: 200, text: 'x'.repeat(4096) });
    expect(posted.ms).toBeLessThan(soonMs);
    expect(sent).toBeLessThan(5e7);
  });

  it('may not have endless headers', async () => {
    const url = await rawServer((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`);
    });
    const posted = await send(url);
    expect(posted.answer).toBeNull();
    expect(posted.fault).toMatch(/overflow/i);
  });

  it('may be a change of protocol, which ends the connection', async () => {
    const url = await rawServer((socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    });
    const posted = await send(url);
    expect(posted.fault).toBe('The connection ended without an answer.');
    expect(posted.code).toBe('broken_off');
    expect(posted.ms).toBeLessThan(soonMs);
  });

  it('may be nonsense', async () => {
    const url = await rawServer((socket) => socket.end('good morning\r\n\r\n'));
    expect((await send(url)).fault).toMatch(/parse error/i);
  });
});
