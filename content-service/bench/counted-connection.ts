import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { errorOf } from '@farol/content-model';

/** What is still to come of a response, null before its first bytes, and the request that awaits it. */
interface Waiting {
  left: Rest | null;
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
      const received = Buffer.from(buffer.buffer, 0, length);
      waiting.left ??= restOf(received);
      if (waiting.left.isOver(received)) waiting.resolve();
    } catch (fault) {
      waiting.reject(errorOf(fault));
    }
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

interface Rest {
  /** Whether these bytes are the last ones. */
  isOver(received: Buffer): boolean;
}

/** How the end of a successful response is recognized, determined from its first bytes. */
function restOf(first: Buffer): Rest {
  const end = first.indexOf('\r\n\r\n') + 4;
  const head = first.toString('latin1', 0, end);
  const [, length] = /^content-length: (\d+)\r$/im.exec(head) ?? [];
  const isChunked = /^transfer-encoding: chunked\r$/im.test(head);
  if (!head.startsWith('HTTP/1.1 200 ') || (length === undefined && !isChunked))
    throw new Error(`The service answered ${head}`);
  return length === undefined ? untilLastChunk() : untilLength(end + Number(length));
}

function untilLength(bytes: number): Rest {
  let left = bytes;
  return {
    isOver({ length }) {
      left -= length;
      return left === 0;
    },
  };
}

/** JSON contains no line breaks of its own, so the last chunk can be recognized in the raw bytes. */
function untilLastChunk(): Rest {
  const lastChunk = '\r\n0\r\n\r\n';
  let tail = '';
  return {
    isOver(received) {
      tail = (tail + received.toString('latin1', Math.max(0, received.length - 7))).slice(-7);
      return tail === lastChunk;
    },
  };
}
