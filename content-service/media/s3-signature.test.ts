import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { hashOf, putInto, readFrom } from './files-contract.testing.ts';
import { s3Files } from './s3-files.ts';

const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The expected version 4 signature of a request, computed according to Amazon's documentation. */
function expectedAuthorization({ method, url = '', headers }: IncomingMessage): string {
  const given = /Credential=([^/]+)\/([^/]+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+)/;
  const [, key, day = '', region = '', names = ''] = given.exec(headers.authorization ?? '') ?? [];
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const payload = headers['x-amz-content-sha256'];
  const canonical = [method, url, '', signed.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  const signature = hmac(signing, toSign).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

it('signs every request, and the content of every upload', async () => {
  const kept = new Map<string, Buffer>();
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const isSigned = headers.authorization === expectedAuthorization(request);
    const content = await buffer(request);
    const claimed = headers['x-amz-content-sha256'];
    const source = headers['x-amz-copy-source'];
    const isWhole = method !== 'PUT' || source !== undefined || claimed === sha256(content);
    seen.push(
      `${source === undefined ? method : 'COPY'} ${isSigned && isWhole} ${headers['content-length'] ?? '-'}`,
    );
    if (method === 'PUT') kept.set(url, kept.get(`${source}`) ?? content);
    const found = kept.get(url);
    if (method === 'DELETE') kept.delete(url);
    if (method !== 'GET') return void response.writeHead(method === 'PUT' ? 200 : 204).end();
    const range = { 'content-range': `bytes 0-${(found?.length ?? 0) - 1}/${found?.length}` };
    response.writeHead(found ? 206 : 404, found ? range : {}).end(found);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const temporaryFolder = await newFolder();
  const files = s3Files({
    endpoint: `http://127.0.0.1:${port}/`,
    bucket: 'examplebucket',
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey,
    prefix: 'päge one/(a)!*/',
  });
  await putInto({ files, temporaryFolder }, 'hello');
  expect(await readFrom(files, hashOf('hello'))).toBe('hello');
  await files.delete(hashOf('hello'), async () => false);
  expect(await readFrom(files, hashOf('hello'))).toBeUndefined();
  const moved = ['COPY true 0', 'GET true -', 'DELETE true -'];
  const deleted = [...moved, ...moved, 'DELETE true -'];
  const missing = ['GET true -', 'GET true -'];
  expect(seen).toEqual(['PUT true 5', 'GET true -', ...deleted, ...missing]);
  server.closeAllConnections();
  server.close();
});
