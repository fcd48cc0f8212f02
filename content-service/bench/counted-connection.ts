import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { errorOf } from '@farol/content-model';

/** The bytes of an answer that are still to come, and who waits for them. */
interface Waiting {
  left: number | null;
  resolve(): void;
  reject(fault: Error): void;
}

export interface CountedConnection {
  /** Milliseconds from the request until the last byte of the answer has come. */
  time(path: string, headers: string): Promise<number>;
  close(): void;
}

/**
 * A connection whose answers are counted and thrown away, into the same memory each time: garbage of whoever
 * measures would be collected while the service answers, and be taken for its own.
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
      // A service ends a connection that nobody used for a while; what is written to one is never answered.
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

/** Bytes of a good answer, its head included, by its first ones. */
function lengthOf(first: Buffer): number {
  const end = first.indexOf('\r\n\r\n') + 4;
  const head = first.toString('latin1', 0, end);
  const [, body] = /^content-length: (\d+)\r$/im.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200 ') || body === undefined)
    throw new Error(`The service answered ${head}`);
  return end + Number(body);
}
