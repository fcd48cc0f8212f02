import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server as TlsServer } from 'node:tls';
import { admitResponses } from './admission.ts';
import { gracePeriodMs, limitBodies } from './bodies.ts';
import { type Connection, isTooSlow, newConnection } from './connection.ts';
import { handleInTurn } from './exchanges.ts';
import { socketResetter } from './reset-sockets.ts';

export interface ConnectionLimits {
  /** Above this number, connections without a request in flight are closed. Three times as many is the hard limit. */
  readonly maxConnections: number;
  /** Requests queued behind the current one of a connection. All connections together may queue `maxConnections`. */
  readonly maxPipelined: number;
  /** Responses in flight at once; further requests wait. */
  readonly maxResponses: number;
  /** Response bytes held in memory for slow readers; above it, further requests wait. */
  readonly maxUnsentBytes: number;
  /** Request bodies received at once; as many again may wait. */
  readonly maxBodies: number;
  /** The slowest a request body may arrive, or a response be read. */
  readonly minBytesPerSecond: number;
  /** The time over which that speed is measured. */
  readonly speedWindowMs: number;
}

/**
 * Keeps clients from tying up a server. Each connection has one request handled at a time. Beyond the limits on
 * connections, bodies and unread responses, the least useful connection is closed, after `timeoutResponse` if it has
 * received nothing yet.
 */
export function watchConnections(
  server: Server,
  timeoutResponse: string,
  limits: ConnectionLimits,
) {
  // Least recently used first: a finished exchange moves its connection to the end.
  const connections = new Map<Duplex, Connection>();
  const resetSocket = socketResetter(server);
  const bodies = limitBodies(limits, disconnect);
  const responses = admitResponses(limits, disconnect);
  const exchanges = handleInTurn(limits, bodies, goesOn);
  let isMakingRoom = false;

  server.maxConnections = limits.maxConnections * 3;
  // Over TLS, requests arrive on the socket that exists once the handshake is done.
  const connectionEvent = server instanceof TlsServer ? 'secureConnection' : 'connection';
  server.on(connectionEvent, (socket: Socket) => {
    connections.set(socket, newConnection(socket));
    socket.once('close', () => forget(socket));
    if (connections.size <= limits.maxConnections || isMakingRoom) return;
    isMakingRoom = true;
    // Many are accepted at once: each is read from once before any of them is closed.
    setImmediate(makeRoom);
  });

  function makeRoom(): void {
    isMakingRoom = false;
    while (connections.size > limits.maxConnections) {
      const leastUseful = leastUsefulOf(connections.values(), bodies.firstWaiting());
      if (!leastUseful) return;
      disconnect(leastUseful);
    }
  }

  const timers = [
    setInterval(() => {
      const now = performance.now();
      for (const connection of connections.values())
        if (isTooSlow(connection, now, limits)) disconnect(connection);
    }, limits.speedWindowMs / 4),
    setInterval(bodies.admitWaiting, gracePeriodMs / 5),
  ];
  for (const timer of timers) {
    timer.unref();
    server.once('close', () => clearInterval(timer));
  }

  function forget(socket: Duplex): void {
    const connection = connections.get(socket);
    if (!connection) return;
    connections.delete(socket);
    exchanges.clearQueue(connection);
    release(connection);
  }

  function release(connection: Connection): void {
    bodies.delete(connection);
    responses.delete(connection);
  }

  function disconnect(connection: Connection): void {
    const { socket, exchange, isProven } = connection;
    forget(socket);
    const hasReceived = exchange?.outgoing.headersSent ?? isProven;
    if (!hasReceived) socket.write(timeoutResponse);
    // Stop reading, and leave what was written a moment to arrive.
    socket.pause();
    socket.destroySoon();
    const timer = setTimeout(() => resetSocket(socket), 1_000);
    socket.once('close', () => clearTimeout(timer));
  }

  /** Whether a connection is still there after an exchange; its place is then behind all others. */
  function goesOn(connection: Connection): boolean {
    const { socket } = connection;
    release(connection);
    if (!connections.delete(socket) || socket.destroyed) return false;
    connections.set(socket, connection);
    return true;
  }

  return {
    /** Calls `handle` at once, unless the request is pipelined behind another one or its body has to wait. */
    begin(incoming: IncomingMessage, outgoing: ServerResponse, handle: () => void): void {
      const connection = connections.get(incoming.socket);
      if (connection) exchanges.begin(connection, { incoming, outgoing, handle });
    },

    /** Calls `startResponse` as soon as there is room for another response. */
    whenRoom(incoming: IncomingMessage, startResponse: () => void): void {
      const connection = connections.get(incoming.socket);
      if (connection) responses.add(connection, startResponse);
    },

    /** See `ServerBindings`. */
    longWork<Value>(incoming: IncomingMessage, work: () => Promise<Value>): Promise<Value> {
      const connection = connections.get(incoming.socket);
      return new Promise((resolve, reject) => {
        if (connection)
          responses.addLongWork(connection, () => Promise.try(work).then(resolve, reject));
      });
    },

    /**
     * For garbage on a connection: closes it after the current response. False where there is none, so that the
     * caller may write a refusal.
     */
    closeBehindResponse(socket: Duplex): boolean {
      const connection = connections.get(socket);
      if (!connection?.exchange) return false;
      const { incoming, outgoing } = connection.exchange;
      if (!incoming.complete && !outgoing.headersSent) return false;
      if (incoming.complete) exchanges.closeAfterResponse(connection);
      else connection.socket.destroySoon();
      return true;
    },

    /** Closes connections without a request, except new ones, whose first request may be on its way. */
    closeIdle(): void {
      const now = performance.now();
      for (const { socket, exchange, queue, isProven, measuredAt } of connections.values())
        if (!exchange && queue.length === 0 && (isProven || now - measuredAt >= gracePeriodMs))
          socket.destroySoon();
    },

    inFlight: () => [...connections.values()].flatMap(({ exchange }) => exchange ?? []),

    get size() {
      return connections.size;
    },
  };
}

/**
 * The first connection that sent no request within its grace period; else the first whose body still waits; else the
 * first idle one; else the first new one.
 */
function leastUsefulOf(
  connections: Iterable<Connection>,
  firstWaiting: Connection | undefined,
): Connection | undefined {
  const now = performance.now();
  let proven: Connection | undefined;
  let unproven: Connection | undefined;
  for (const connection of connections) {
    if (connection.exchange || connection.queue.length > 0) continue;
    if (connection.isProven) proven ??= connection;
    else if (now - connection.measuredAt >= gracePeriodMs) return connection;
    else unproven ??= connection;
  }
  return firstWaiting ?? proven ?? unproven;
}
