import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitConnections } from './crowd.ts';

let server: Server;
let sockets: Socket[] = [];
let answering: ServerResponse[] = [];

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/slow') answering.push(response);
    else if (request.method === 'GET') response.end('here');
  });
  limitConnections(server, 2);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  answering = [];
  server.closeAllConnections();
  server.close();
});

async function connected(text = ''): Promise<Socket> {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no port.');
  const socket = connect(address.port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

const trial = () => new Promise((resolve) => setTimeout(resolve, 350));
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

it('sends away who has gone longest without an answer', async () => {
  const silent = await connected();
  const visitor = await connected();
  visitor.write(get('/'));
  await once(visitor, 'data');
  const gone = once(silent, 'close');
  await trial();
  await connected();
  await gone;
  visitor.write(get('/'));
  expect(String((await once(visitor, 'data'))[0])).toContain('here');
});

it('sends away a body that does not come, but nobody who is being answered', async () => {
  const visitor = await connected(get('/slow'));
  await expect.poll(() => answering.length).toBe(1);
  const slow = await connected('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n');
  await trial();
  const gone = once(slow, 'close');
  await connected();
  await gone;
  const heard = once(visitor, 'data');
  answering[0]?.end('at last');
  expect(String((await heard)[0])).toContain('at last');
});
