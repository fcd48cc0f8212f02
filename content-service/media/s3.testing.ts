import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Options } from './s3-files.ts';

export const bucket = 'media-of-farol';

/** A real S3 server, with a proxy in front that can be shut, or end its connections. */
export async function startS3() {
  const folder = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: join(folder, 'buckets'),
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const proxy = await openProxy(port);
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${proxy.port}`,
    bucket,
    region: 'eu-west-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pauseMs: 5,
    timeoutMs: 5000,
  };
  const kept = join(folder, 'buckets', bucket);
  return {
    options,
    proxy,
    folder,
    async names() {
      const names = await readdir(kept, { recursive: true });
      return names.flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? []);
    },
    damage: (name: string, content: string) =>
      writeFile(join(kept, `${name}._S3rver_object`), content),
    async remove() {
      await proxy.close();
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type S3ForTests = Awaited<ReturnType<typeof startS3>>;

/** What the proxy does with the next connections, one entry each; after them it lets all through. */
type Welcome = 'refused' | 'unanswered' | 'half answered' | 'unavailable' | { cutAfter: number };

async function openProxy(port: number) {
  const next: Welcome[] = [];
  const open = new Set<Socket>();
  let visitors = 0;
  let bytesOut = 0;
  let always: Welcome | null = null;

  const proxy = createServer((visitor) => {
    visitors += 1;
    open.add(visitor);
    visitor.on('error', () => visitor.destroy()).once('close', () => open.delete(visitor));
    const welcome = always ?? next.shift();
    if (welcome === 'refused') return void visitor.destroy();
    if (welcome === 'unanswered') return void visitor.resume();
    if (welcome === 'unavailable') {
      const answer = 'HTTP/1.1 503 Slow Down\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
      return void visitor.once('data', () => visitor.end(answer));
    }
    if (welcome === 'half answered') {
      const half = 'HTTP/1.1 503 Slow Down\r\ncontent-length: 100\r\n\r\n<Error>';
      return void visitor.once('data', () => visitor.write(half));
    }
    const inside = connect(port, '127.0.0.1');
    inside.on('error', () => visitor.destroy()).once('close', () => visitor.destroy());
    visitor.once('close', () => inside.destroy());
    visitor.pipe(inside);
    let passed = 0;
    inside.on('data', (chunk) => {
      passed += chunk.length;
      bytesOut += chunk.length;
      if (welcome && passed > welcome.cutAfter) visitor.destroy();
      else if (!visitor.write(chunk)) {
        inside.pause();
        visitor.once('drain', () => inside.resume());
      }
    });
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const letGo = () => {
    for (const visitor of open) visitor.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    get visitors() {
      return visitors;
    },
    /** What all visitors were given. */
    get bytesOut() {
      return bytesOut;
    },
    /** Ends the connections that are kept open, so that the next question is a new visitor. */
    letGo,
    expect(...welcomes: Welcome[]) {
      letGo();
      next.push(...welcomes);
      visitors = 0;
    },
    shut(welcome: Welcome = 'refused') {
      letGo();
      always = welcome;
    },
    reopen() {
      letGo();
      always = null;
    },
    close() {
      letGo();
      return new Promise<void>((resolve) => void proxy.close(() => resolve()));
    },
  };
}
