import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server as TlsServer } from 'node:tls';
import { admitAnswers } from './admission.ts';
import { limitBodies, proofMs } from './bodies.ts';
import { hasBody } from './body-limits.ts';
import {
  type Connection,
  type Exchange,
  isTooSlow,
  movedBytes,
  newConnection,
} from './connection.ts';
import { resetting } from './resetting.ts';

export interface ConnectionLimits {
  /** How many connections are held at once, those being answered aside: with them, three times as many. */
  readonly connections: number;
  /** Requests that may come on one connection before the one under way is answered; on all, one for each. */
  readonly pipelined: number;
  /** Answers under way at once; further requests wait. */
  readonly answers: number;
  /** Bytes of answers that wait in memory for their readers; beyond them, further requests wait. */
  readonly unsentBytes: number;
  /** How many bodies may be on their way in at once; as many again may wait for it. */
  readonly bodies: number;
  /** Bytes a second below which a body is too slow in coming, or an answer in being taken. */
  readonly slowest: number;
  /** Milliseconds over which that is measured. */
  readonly slowWindow: number;
}

/**
 * Keeps a server free of clients that only hold it. One request of a connection is answered at a time; connections,
 * bodies and unread answers beyond the limits push out the most useless one, which is told `timedOut` if it has
 * heard nothing yet.
 */
export function watchConnections(server: Server, timedOut: string, limits: ConnectionLimits) {
  // In the order of their last use: a finished exchange moves its connection to the end.
  const connections = new Map<Duplex, Connection>();
  const reset = resetting(server);
  const bodies = limitBodies(limits, end);
  const answers = admitAnswers(limits, end);
  let isMakingRoom = false;
  /** Requests that wait for the one ahead of them, on all connections. */
  let queued = 0;

  server.maxConnections = limits.connections * 3;
  // Over TLS a request comes in on the socket that is there once the keys are agreed.
  const opened = server instanceof TlsServer ? 'secureConnection' : 'connection';
  server.on(opened, (socket: Socket) => {
    connections.set(socket, newConnection(socket));
    socket.once('close', () => forget(socket));
    if (connections.size <= limits.connections || isMakingRoom) return;
    isMakingRoom = true;
    // Many are accepted in one go: each shall be heard once before one of them has to leave.
    setImmediate(makeRoom);
  });

  function makeRoom(): void {
    isMakingRoom = false;
    while (connections.size > limits.connections) {
      const useless = mostUseless();
      if (!useless) return;
      end(useless);
    }
  }

  /**
   * The first that had time to ask and did not; else the first whose body still waits to be let in; else the
   * first that waits for its next request, or its first.
   */
  function mostUseless(): Connection | undefined {
    const now = performance.now();
    let proven: Connection | undefined;
    let unproven: Connection | undefined;
    for (const connection of connections.values()) {
      if (connection.exchange || connection.queue.length > 0) continue;
      if (connection.isProven) proven ??= connection;
      else if (now - connection.measuredAt >= proofMs) return connection;
      else unproven ??= connection;
    }
    return bodies.firstWaiting() ?? proven ?? unproven;
  }

  const timers = [
    setInterval(() => {
      const now = performance.now();
      for (const connection of connections.values())
        if (isTooSlow(connection, now, limits)) end(connection);
    }, limits.slowWindow / 4),
    setInterval(bodies.letIn, proofMs / 5),
  ];
  for (const each of timers) {
    each.unref();
    server.once('close', () => clearInterval(each));
  }

  function forget(socket: Duplex): void {
    const connection = connections.get(socket);
    if (!connection) return;
    connections.delete(socket);
    queued -= connection.queue.length;
    connection.queue.length = 0;
    leave(connection);
  }

  function leave(connection: Connection): void {
    bodies.delete(connection);
    answers.delete(connection);
  }

  function end(connection: Connection): void {
    const { socket, exchange, isProven } = connection;
    forget(socket);
    const hasHeard = exchange?.outgoing.headersSent ?? isProven;
    if (!hasHeard) socket.write(timedOut);
    // Nothing more is read from it; what was said has a moment to arrive.
    socket.pause();
    socket.destroySoon();
    const late = setTimeout(() => reset(socket), 1_000);
    socket.once('close', () => clearTimeout(late));
  }

  function start(connection: Connection, exchange: Exchange): void {
    const { incoming, outgoing, answer } = exchange;
    connection.exchange = exchange;
    connection.measuredAt = performance.now();
    outgoing.once('close', () => finish(connection));
    if (!hasBody(incoming)) {
      answer();
      return;
    }
    incoming.once('close', () => {
      if (connection.exchange === exchange) bodies.delete(connection);
    });
    bodies.add(connection, answer);
  }

  function finish(connection: Connection): void {
    const { socket } = connection;
    leave(connection);
    if (!connections.delete(socket)) return;
    connection.exchange = null;
    connection.waiting = null;
    connection.isProven = true;
    connection.moved = movedBytes(connection);
    connection.measuredAt = performance.now();
    if (socket.destroyed) return;
    connections.set(socket, connection);
    // In a turn of its own: others are heard between two requests of one connection.
    if (connection.queue.length > 0) setImmediate(() => startNext(connection));
    else if (connection.isLast) socket.destroySoon();
  }

  function startNext(connection: Connection): void {
    const next = connection.queue.shift();
    if (!next) return;
    queued -= 1;
    if (connection.queue.length === 0) connection.socket.resume();
    start(connection, next);
  }

  /** It ends with the answer under way, and what came after that is not read. */
  function endAfterAnswer(connection: Connection): void {
    connection.isLast = true;
    queued -= connection.queue.length;
    connection.queue.length = 0;
    if (!connection.exchange) connection.socket.destroySoon();
    else connection.exchange.outgoing.shouldKeepAlive = false;
  }

  return {
    /**
     * Calls `answer` as soon as the request may be answered: at once, but for one that came before the one ahead of
     * it was answered, and for a body that has to wait.
     */
    begin(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void {
      const { socket } = incoming;
      const connection = connections.get(socket);
      if (!connection) return;
      if (connection.isLast) return;
      const { queue } = connection;
      const exchange = { incoming, outgoing, answer };
      if (!connection.exchange && queue.length === 0) {
        start(connection, exchange);
        return;
      }
      queue.push(exchange);
      queued += 1;
      if (queue.length > limits.pipelined || queued > limits.connections)
        endAfterAnswer(connection);
      // Node goes on reading at the end of each request, so this has to come after it.
      process.nextTick(() => {
        if (connection.isLast || queue.length > 0) socket.pause();
      });
    },

    /** Calls `begin` as soon as there is room for another answer. */
    whenRoom(incoming: IncomingMessage, begin: () => void): void {
      const connection = connections.get(incoming.socket);
      if (connection) answers.add(connection, begin);
    },

    /** What follows the request under way is none. False where nothing can be said of it: no answer is under way. */
    endsWithAnswer(socket: Duplex): boolean {
      const connection = connections.get(socket);
      if (!connection?.exchange) return false;
      const { incoming, outgoing } = connection.exchange;
      if (!incoming.complete && !outgoing.headersSent) return false;
      if (incoming.complete) endAfterAnswer(connection);
      else connection.socket.destroySoon();
      return true;
    },

    /** Those on which nothing is asked. Whoever has just come may be about to. */
    closeUnused(): void {
      const now = performance.now();
      for (const { socket, exchange, queue, isProven, measuredAt } of connections.values())
        if (!exchange && queue.length === 0 && (isProven || now - measuredAt >= proofMs))
          socket.destroySoon();
    },

    inExchange: () => [...connections.values()].flatMap(({ exchange }) => exchange ?? []),

    get size() {
      return connections.size;
    },
  };
}
