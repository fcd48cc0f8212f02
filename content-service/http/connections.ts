import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** How many connections are held at once. */
  readonly connections: number;
  /** Bytes a second below which a body is too slow in coming, or an answer in being taken. */
  readonly slowest: number;
  /** Milliseconds over which that is measured. */
  readonly slowWindow: number;
}

interface Connection {
  exchange: { incoming: IncomingMessage; outgoing: ServerResponse } | null;
  answered: number;
  progress: number;
  measuredAt: number;
}

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Keeps a server free of clients that only hold it: connections beyond the limit push out the one that has
 * been useless the longest, and bodies or answers that hardly move are ended.
 */
export function watchConnections(server: Server, limits: ConnectionLimits) {
  // In the order of their last use: a finished exchange moves its connection to the end.
  const connections = new Map<Socket, Connection>();

  server.on('connection', (socket) => {
    connections.set(socket, { exchange: null, answered: 0, progress: 0, measuredAt: 0 });
    socket.once('close', () => connections.delete(socket));
    if (connections.size > limits.connections) end(leastUseful() ?? socket);
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (isTooSlow(socket, connection, now, limits)) end(socket);
    }
  }, limits.slowWindow / 4);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  function leastUseful(): Socket | undefined {
    let receiving: Socket | undefined;
    for (const [socket, { exchange }] of connections) {
      if (!exchange) return socket;
      if (!exchange.incoming.complete) receiving ??= socket;
    }
    return receiving;
  }

  function end(socket: Socket): void {
    const connection = connections.get(socket);
    connections.delete(socket);
    const isSilent = connection?.exchange
      ? connection.exchange.outgoing.headersSent
      : (connection?.answered ?? 0) > 0;
    if (!isSilent) socket.write(timedOut);
    // Nothing more is read from it; what was said has a moment to arrive.
    socket.pause();
    socket.destroySoon();
    setTimeout(() => socket.destroy(), 1_000).unref();
  }

  return {
    /** To be called for every request, before it is answered. */
    begin(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const { socket } = incoming;
      const connection = connections.get(socket);
      if (!connection) return;
      connection.exchange = { incoming, outgoing };
      connection.progress = moved(socket);
      connection.measuredAt = performance.now();
      outgoing.once('close', () => {
        if (!connections.delete(socket)) return;
        connection.exchange = null;
        connection.answered += 1;
        if (!socket.destroyed) connections.set(socket, connection);
      });
    },

    closeUnused(): void {
      for (const [socket, { exchange }] of connections) if (!exchange) socket.destroySoon();
    },

    inExchange: () => [...connections.values()].flatMap(({ exchange }) => exchange ?? []),

    get size() {
      return connections.size;
    },
  };
}

function isTooSlow(socket: Socket, connection: Connection, now: number, limits: ConnectionLimits) {
  const { exchange } = connection;
  if (!exchange) return false;
  const isWaited = !exchange.incoming.complete || socket.writableLength > 0;
  const elapsed = now - connection.measuredAt;
  if (elapsed < limits.slowWindow && isWaited) return false;
  const progress = moved(socket) - connection.progress;
  connection.progress += progress;
  connection.measuredAt = now;
  return isWaited && progress < (limits.slowest * elapsed) / 1000;
}

/** Bytes that passed in either direction. */
function moved(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength;
}
