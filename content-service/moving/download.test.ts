import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type SocketServer, socketServer } from '../../server/socket-server.testing.ts';
import { DownloadFailed, shownFile } from './download.ts';

const content = Buffer.alloc(12 * 1024 * 1024, 'x');
let server: SocketServer | undefined;
afterEach(() => server?.close());

async function addressOf(answer: (socket: Socket) => void): Promise<string> {
  server = await socketServer(answer);
  return `${server.address}/a.jpg`;
}

/** As slowly as a disk that is busy. */
async function read(address: string): Promise<number> {
  let size = 0;
  for await (const chunk of await shownFile('a', address, null).content()) {
    size += chunk.byteLength;
    await pause(1);
  }
  return size;
}

const head = (line: string) => `HTTP/1.1 200 OK\r\n${line}\r\n\r\n`;

it.each([
  ['says so', `content-length: ${content.length}\r\nconnection: close`],
  ['says only so', 'connection: close'],
  ['does not say so', `content-length: ${content.length}`],
])('takes a large file from a server that closes behind it and %s', async (_how, line) => {
  const address = await addressOf((socket) => {
    socket.write(head(line));
    socket.end(content);
  });
  expect(await read(address)).toBe(content.length);
  expect(await read(address)).toBe(content.length);
});

it.each([
  ['in the middle', content.length / 2],
  ['before the last byte', content.length - 1],
])('says so where the connection is closed %s', async (_where, size) => {
  const address = await addressOf((socket) => {
    socket.write(head(`content-length: ${content.length}`));
    socket.end(content.subarray(0, size));
  });
  await expect(read(address)).rejects.toThrow(DownloadFailed);
});

it.each([
  ['answers something else', 'HTTP/1.1 302 Found\r\nlocation: /b\r\n\r\n', 'answered 302'],
  ['answers nothing', '', 'does not answer'],
])('says so where the server %s', async (_what, answer, sentence) => {
  const address = await addressOf((socket) => void socket.end(answer));
  await expect(read(address)).rejects.toThrow(sentence);
});

it('asks the web only', async () => {
  await expect(read('file:///etc/passwd')).rejects.toThrow('is no address on the web');
});
