import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AnswerTooLarge, readText } from './read-text.ts';

const packed = gzipSync(Buffer.alloc(20_000_000));

let server: Server;
let address: string;
beforeEach(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    else if (url === '/endless') sendForEver();
    else response.end('\ufeffwhole');

    function sendForEver(): void {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
      response.once('drain', sendForEver);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it('is the text of an answer, without its byte order mark', async () => {
  expect(await readText(await fetch(address), 8, 'The example')).toBe('whole');
});

it.each(['packed', 'endless'])('ends an answer that is %s', async (path) => {
  expect(packed.length).toBeLessThan(100_000);
  const response = await fetch(`${address}/${path}`);
  await expect(readText(response, 100_000, 'The example')).rejects.toThrow(
    new AnswerTooLarge('The example: the answer is larger than 100000 bytes.'),
  );
});
