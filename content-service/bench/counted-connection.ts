import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { errorOf } from '@farol/content-model';

/** The remaining bytes of a response, null before its first ones, and the request that awaits it. */
interface Waiting {
  left: number | null;
  resolve(): void;
  reject(fault: Error): void;
}

export interface CountedConnection {
  /** Milliseconds from the request to the last byte of the response. */
  time(path: string, headers: string): Promise<number>;
  close(): void;
}

/**
 * A connection that only counts the bytes of responses, reusing one buffer: otherwise the measuring process would
 * collect garbage while the service responds, and that time would be attributed to the service.
 */
export async function countedConnection(origin: string): Promise<CountedConnection> {
  const { hostname, port, host } = new URL(origin);
  let waiting: Waiting | null = null;

  function take(length: number, buffer: Uint8Array): boolean {
    if (!waiting) return true;
    try {
      const before = waiting.left ?? lengthOf(Buffer.from(buffer.buffer, 0, length));
      waiting.left = before - length;
    } catch (fault) {
      waiting.reject(errorOf(fault));
    }
    if (waiting.left === 0) waiting.resolve();
    return true;
  }

  const onread = { buffer: new Uint8Array(256 * 1024), callback: take };
  async function open(): Promise<Socket> {
    const opened = connect({ host: hostname, port: Number(port), onread });
    await once(opened, 'connect');
    opened.on('error', (fault) => waiting?.reject(fault));
    opened.on('close', () => waiting?.reject(new Error(`${origin} closed the connection.`)));
    return opened;
  }
  let socket = await open();

  return {
    async time(path, headers) {
      // The service closes idle connections; a request on a closed one would never be answered.
      if (socket.closed || socket.destroyed) socket = await open();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting = { left: null, resolve, reject };
      const started = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}\r\n`);
      await promise.finally(() => {
        waiting = null;
      });
      return performance.now() - started;
    },
    close: () => socket.destroy(),
  };
}

/** The length in bytes of a successful response, including its headers, determined from its first bytes. */
function lengthOf(first: Buffer): number {
  const end = first.indexOf('\r\n\r\n') + 4;
  const head = first.toString('latin1', 0, end);
  const [, body] = /^content-length: (\d+)\r$/im.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200 ') || body === undefined)
    throw new Error(`The service answered ${head}`);
  return end + Number(body);
}
