import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SocketServer, socketServer } from '../../server/socket-server.testing.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { fetchMedia } from './fetch-media.ts';
import { type MediaCache, openMediaCache } from './media-cache.ts';
import { type MediaRequest, readMediaRequest } from './media-request.ts';

const content = Buffer.alloc(12 * 1024 * 1024, 'x');
const pictureKey = 'the picture key of the test';
const wanted = requestFor('/media/a_a.jpg');
let folder = '';
let cache: MediaCache;
let server: SocketServer | undefined;

function requestFor(path: string): MediaRequest {
  const wanted = readMediaRequest(path, new URLSearchParams(), 'image/*');
  if (!wanted) throw new Error(`${path} cannot be read.`);
  return wanted;
}

beforeEach(async () => {
  folder = await newFolder();
  cache = slow(await openMediaCache(folder, 64 * 1024 * 1024, () => {}));
});

afterEach(async () => {
  server?.close();
});

/** As on a busy disk. */
function slow(cache: MediaCache): MediaCache {
  return {
    ...cache,
    put: (wanted, kind, body) =>
      cache.put(
        wanted,
        kind,
        body.pipeThrough(
          new TransformStream({
            async transform(chunk, controller) {
              await pause(1);
              controller.enqueue(chunk);
            },
          }),
        ),
      ),
  };
}

async function serviceThat(answer: (socket: Socket) => void): Promise<string> {
  server = await socketServer(answer);
  return server.address;
}

const head = (line: string) => `HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\n${line}\r\n\r\n`;

it.each([
  ['says so', `content-length: ${content.length}\r\nconnection: close`],
  ['says only so', 'connection: close'],
  ['does not say so', `content-length: ${content.length}`],
])('takes a large file from a service that closes behind it and %s', async (_how, line) => {
  const service = await serviceThat((socket) => {
    socket.write(head(line));
    socket.end(content);
  });
  for (let time = 0; time < 2; time += 1) {
    const file = await fetchMedia({ service, cache, pictureKey }, wanted);
    expect((await readFile(join(folder, file?.name ?? ''))).length).toBe(content.length);
  }
});

it.each([
  ['in the middle', content.length / 2],
  ['before the last byte', content.length - 1],
])('keeps nothing where the connection is closed %s', async (_where, size) => {
  const service = await serviceThat((socket) => {
    socket.write(head(`content-length: ${content.length}`));
    socket.end(content.subarray(0, size));
  });
  await expect(fetchMedia({ service, cache, pictureKey }, wanted)).rejects.toThrow(
    `${service}/media/a could not be taken: `,
  );
  expect(cache.find(wanted)).toBeUndefined();
});

it('names the file that did not come in time', async () => {
  const service = 'http://localhost:1';
  const fetch = () => Promise.reject(new Error('The operation was aborted'));
  await expect(fetchMedia({ service, cache, pictureKey, fetch }, wanted)).rejects.toThrow(
    'http://localhost:1/media/a could not be taken: The operation was aborted',
  );
});
