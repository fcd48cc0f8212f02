import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { listen, type RunningServer } from '@farol/server';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleDocument } from '../query/snapshot.testing.ts';
import { exampleApi, searchFor } from './library.testing.ts';

/** Responses of megabytes, whose memory is freed as soon as they are sent. */
const api = exampleApi({
  documents: Array.from({ length: 100 }, (_, number) =>
    exampleDocument({ id: `d${number}`, data: { summary: `${number} “é” `.repeat(7_000) } }),
  ),
});
const path = searchFor({ pageSize: '100' });
let tls: { cert: string; key: string };
const servers = new Map<string, RunningServer>();

beforeAll(async () => {
  const { cert, private: key } = await generate(undefined, { keyType: 'ec', algorithm: 'sha256' });
  tls = { cert, key };
  // No connection is closed in favor of another: how fast they read depends on the machine.
  const maxUnsentBytes = 1024 ** 3;
  servers.set('http', await listen(api, { port: 0, maxUnsentBytes }));
  servers.set('https', await listen(api, { port: 0, maxUnsentBytes, tls }));
});
afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

async function opened(scheme: string): Promise<Socket> {
  const port = servers.get(scheme)?.port ?? 0;
  if (scheme === 'http') {
    const socket = connectPlain(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }
  const options = { ca: tls.cert, port, host: '127.0.0.1', checkServerIdentity: () => undefined };
  const socket = connect(options);
  await once(socket, 'secureConnect');
  return socket;
}

function request(method: string, more = ''): string {
  return `${method} ${path} HTTP/1.1\r\nhost: farol.test\r\n${more}\r\n`;
}

/** Reads slowly until the server closes the connection. */
async function readSlowly(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(chunk);
    if (chunks.length % 10 === 0) await pause(2);
  }
  return Buffer.concat(chunks);
}

function bodiesOf(answers: Buffer, methods: readonly string[]): string[] {
  let rest = answers;
  return methods.map((method) => {
    const end = rest.indexOf('\r\n\r\n') + 4;
    const length = Number(/content-length: (\d+)/i.exec(rest.toString('latin1', 0, end))?.[1]);
    const body = rest.subarray(end, method === 'HEAD' ? end : end + length);
    rest = rest.subarray(end + body.length);
    return body.toString();
  });
}

describe.each(['http', 'https'])('over %s', (scheme) => {
  it('are complete for slow readers with several requests, while others disconnect', async () => {
    const expected = await (await api.request(`${scheme}://farol.test${path}`)).text();
    expect(expected.length).toBeGreaterThan(4_000_000);
    const leaving = Array.from({ length: 5 }, async () => {
      const socket = await opened(scheme);
      socket.on('error', () => {}).write(request('GET') + request('GET'));
      await once(socket, 'data');
      socket.destroy();
    });
    const methods = ['GET', 'HEAD', 'GET', 'GET'];
    const asking = Array.from({ length: 3 }, async () => {
      const socket = await opened(scheme);
      const requests = methods.slice(0, -1).map((method) => request(method));
      socket.write(requests.join('') + request('GET', 'connection: close\r\n'));
      return bodiesOf(await readSlowly(socket), methods);
    });
    await Promise.all(leaving);
    for (const bodies of await Promise.all(asking))
      expect(bodies.map((body, index) => body === (index === 1 ? '' : expected))).toEqual(
        methods.map(() => true),
      );
  });
});
