import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaUnavailable } from './files.ts';
import { s3Files } from './s3-files.ts';

const hash = 'a'.repeat(64);
const content = Buffer.from('0123456789'.repeat(100));
let server: Server | undefined;
afterEach(() => server?.close());

/** A store whose answers come one after the other, the last one again and again. */
async function storeThat(...answers: ((response: ServerResponse) => void)[]) {
  let asked = 0;
  server = createServer((_, response) => {
    asked += 1;
    (answers[asked - 1] ?? answers.at(-1))?.(response);
  });
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return s3Files({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'bucket',
    region: 'eu-west-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    retryDelayMs: 1,
  });
}

const part =
  (start: number, end: number, sent = content.subarray(start, end + 1)) =>
  (response: ServerResponse) => {
    const range = `bytes ${start}-${end}/${content.length}`;
    response.writeHead(206, { 'content-range': range }).end(sent);
  };
/** Says how long it is, and breaks off before. */
const cut = (start: number, end: number, until: number) => (response: ServerResponse) => {
  const range = `bytes ${start}-${end}/${content.length}`;
  response.writeHead(206, { 'content-range': range, 'content-length': end - start + 1 });
  response.write(content.subarray(start, until), () => response.destroy());
};

describe('a store that answers another part than the one asked for', () => {
  it.each([
    ['another beginning', { start: 5, end: 9 }, part(0, 9)],
    ['an earlier end', { start: 0, end: 9 }, part(0, 4)],
    ['a part where all was asked for', undefined, part(5, 999)],
  ])('is not believed: %s', async (_, range, answer) => {
    const files = await storeThat(answer);
    await expect(files.read(hash, range)).rejects.toThrow(MediaUnavailable);
  });

  it('is not believed where a reading goes on', async () => {
    const files = await storeThat(cut(0, 999, 500), part(0, 999));
    const read = await files.read(hash);
    await expect(read && buffer(read)).rejects.toThrow(MediaUnavailable);
  });

  it.each([
    ['says so', part(0, 999)],
    ['does not say so', part(0, 9, content)],
    ['breaks off', cut(0, 999, 10)],
  ])('gives no more than was asked for where it sends more and %s', async (_, answer) => {
    const files = await storeThat(answer);
    const read = await files.read(hash, { start: 0, end: 9 });
    expect(read && (await buffer(read)).toString()).toBe('0123456789');
  });
});

describe('a refusal', () => {
  const code = '<Error><Code>NoSuchBucket</Code><Message>';
  it.each([
    [
      'is long',
      (response: ServerResponse) => response.writeHead(404).end(code.padEnd(200_000, 'x')),
    ],
    [
      'breaks off',
      (response: ServerResponse) => {
        response.writeHead(404, { 'content-length': 1000 });
        response.write(code, () => response.destroy());
      },
    ],
  ])('is understood although it %s', async (_, answer) => {
    const files = await storeThat(answer);
    await expect(files.has(hash)).rejects.toThrow('it answered 404 NoSuchBucket');
  });
});
