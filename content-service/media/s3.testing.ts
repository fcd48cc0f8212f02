import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { expect } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { S3Options } from './s3-client.ts';

const bucket = 'media-of-farol';

/** A real S3 server behind a proxy that can refuse or cut connections. */
export async function startS3() {
  const folder = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: join(folder, 'buckets'),
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  const { store } = server;
  const put = store.putObject.bind(store);
  // It answers before what was sent is on the disk.
  store.putObject = async (object) => {
    const sent = await put(object);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    await eventually(async () => expect((await stat(path)).size).toBe(sent.size));
    return sent;
  };
  const { port } = await server.run();
  const proxy = await openProxy(port);
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${proxy.port}`,
    bucket,
    region: 'eu-west-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    retryDelayMs: 5,
    timeoutMs: 5000,
  };
  const bucketFolder = join(folder, 'buckets', bucket);
  return {
    options,
    proxy,
    folder,
    async names() {
      const names = await readdir(bucketFolder, { recursive: true });
      return names.flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? []);
    },
    damage: (name: string, content: string) =>
      writeFile(join(bucketFolder, `${name}._S3rver_object`), content),
    async remove() {
      await proxy.close();
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type S3ForTests = Awaited<ReturnType<typeof startS3>>;

/** What the proxy does with a connection that it does not pass through. */
type ProxyFault = 'refused' | 'unanswered' | 'half answered' | 'unavailable' | { cutAfter: number };

async function openProxy(port: number) {
  const next: ProxyFault[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  let bytesOut = 0;
  let always: ProxyFault | null = null;

  const proxy = createServer((client) => {
    connections += 1;
    open.add(client);
    client.on('error', () => client.destroy()).once('close', () => open.delete(client));
    const proxyFault = always ?? next.shift();
    if (proxyFault === 'refused') return void client.destroy();
    if (proxyFault === 'unanswered') return void client.resume();
    if (proxyFault === 'unavailable') {
      const answer = 'HTTP/1.1 503 Slow Down\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
      return void client.once('data', () => client.end(answer));
    }
    if (proxyFault === 'half answered') {
      const half = 'HTTP/1.1 503 Slow Down\r\ncontent-length: 100\r\n\r\n<Error>';
      return void client.once('data', () => client.write(half));
    }
    const upstream = connect(port, '127.0.0.1');
    upstream.on('error', () => client.destroy()).once('close', () => client.destroy());
    client.once('close', () => upstream.destroy());
    client.pipe(upstream);
    let passed = 0;
    upstream.on('data', (chunk) => {
      passed += chunk.length;
      bytesOut += chunk.length;
      if (proxyFault && passed > proxyFault.cutAfter) client.destroy();
      else if (!client.write(chunk)) {
        upstream.pause();
        client.once('drain', () => upstream.resume());
      }
    });
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  /** Closes kept-alive connections, so that the next request opens a new one. */
  const closeConnections = () => {
    for (const client of open) client.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    get connections() {
      return connections;
    },
    /** Bytes sent to all clients. */
    get bytesOut() {
      return bytesOut;
    },
    expect(...proxyFaults: ProxyFault[]) {
      closeConnections();
      next.push(...proxyFaults);
      connections = 0;
    },
    shut(proxyFault: ProxyFault = 'refused') {
      closeConnections();
      always = proxyFault;
    },
    reopen() {
      closeConnections();
      always = null;
    },
    close() {
      closeConnections();
      return new Promise<void>((resolve) => void proxy.close(() => resolve()));
    },
  };
}
