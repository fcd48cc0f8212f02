import type { limitBodies } from './bodies.ts';
import { hasBody } from './body-limits.ts';
import { type Connection, type Exchange, transferredBytes } from './connection.ts';

/** Has one request of each connection handled at a time; those pipelined behind it wait. */
export function handleInTurn(
  limits: { maxPipelined: number; maxConnections: number },
  bodies: Pick<ReturnType<typeof limitBodies>, 'add' | 'delete'>,
  /** Called after each exchange; returns whether the connection goes on. */
  goesOn: (connection: Connection) => boolean,
) {
  /** Pipelined requests on all connections. */
  let queued = 0;

  function start(connection: Connection, exchange: Exchange): void {
    const { incoming, outgoing, handle } = exchange;
    connection.exchange = exchange;
    connection.measuredAt = performance.now();
    outgoing.once('close', () => finish(connection));
    if (!hasBody(incoming)) {
      handle();
      return;
    }
    incoming.once('close', () => {
      if (connection.exchange === exchange) bodies.delete(connection);
    });
    bodies.add(connection, handle);
  }

  function finish(connection: Connection): void {
    connection.exchange = null;
    connection.receiveBody = null;
    connection.isProven = true;
    connection.measuredBytes = transferredBytes(connection);
    connection.measuredAt = performance.now();
    // Behind a response that ends the connection, none can be sent.
    if (!connection.socket.writable) closeAfterResponse(connection);
    if (!goesOn(connection)) return;
    // In a turn of its own, so that other connections are served between two requests of this one.
    if (connection.queue.length > 0) setImmediate(() => startNext(connection));
    else if (connection.isClosing) connection.socket.destroySoon();
  }

  function startNext(connection: Connection): void {
    const next = connection.queue.shift();
    if (!next) return;
    queued -= 1;
    if (connection.queue.length === 0) connection.socket.resume();
    start(connection, next);
  }

  function clearQueue({ queue }: Connection): void {
    queued -= queue.length;
    queue.length = 0;
  }

  /** Closes a connection after the current response; queued requests are dropped. */
  function closeAfterResponse(connection: Connection): void {
    connection.isClosing = true;
    clearQueue(connection);
    if (!connection.exchange) connection.socket.destroySoon();
    else connection.exchange.outgoing.shouldKeepAlive = false;
  }

  return {
    begin(connection: Connection, exchange: Exchange): void {
      const { queue, socket } = connection;
      if (connection.isClosing) return;
      if (!connection.exchange && queue.length === 0) {
        start(connection, exchange);
        return;
      }
      queue.push(exchange);
      queued += 1;
      if (queue.length > limits.maxPipelined || queued > limits.maxConnections)
        closeAfterResponse(connection);
      // Node resumes the socket at the end of each request, so this has to come after it.
      process.nextTick(() => {
        if (connection.isClosing || queue.length > 0) socket.pause();
      });
    },

    clearQueue,

    closeAfterResponse,
  };
}
