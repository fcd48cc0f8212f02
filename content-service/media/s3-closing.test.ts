import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { s3Files } from './s3-files.ts';

const content = Buffer.alloc(12 * 1024 * 1024, 'x');
let server: Server | undefined;
afterEach(() => server?.close());

/** A store, or a proxy in front of it, that closes each connection after its response. */
async function closingStore(line: string): Promise<string> {
  const listening = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      const range = `content-range: bytes 0-${content.length - 1}/${content.length}`;
      socket.write(`HTTP/1.1 206 Partial Content\r\n${range}\r\n${line}\r\n\r\n`);
      socket.end(content);
    });
  });
  server = listening;
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
  const place = listening.address();
  return `http://127.0.0.1:${place !== null && typeof place === 'object' ? place.port : 0}`;
}

it.each([
  ['says so', `content-length: ${content.length}\r\nconnection: close`],
  ['says only so', 'connection: close'],
  ['does not say so', `content-length: ${content.length}`],
])('reads a large file from a store that closes behind it and %s', async (_how, line) => {
  const files = s3Files({
    endpoint: await closingStore(line),
    ...{ bucket: 'media', region: 'eu', accessKeyId: 'id', secretAccessKey: 'secret' },
  });
  const file = await files.read('a'.repeat(64));
  let size = 0;
  for await (const piece of file ?? []) {
    size += piece.length;
    await pause(1);
  }
  expect(size).toBe(content.length);
});
