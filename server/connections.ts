import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import { hasBody } from './body-limits.ts';

export interface ConnectionLimits {
  /** How many connections are held at once, those being answered aside. */
  readonly connections: number;
  /** How many bodies may be on their way in at once; as many again may wait for it. */
  readonly bodies: number;
  /** Bytes a second below which a body is too slow in coming, or an answer in being taken. */
  readonly slowest: number;
  /** Milliseconds over which that is measured. */
  readonly slowWindow: number;
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

interface Connection {
  exchange: Exchange | null;
  /** Answers the request; null once it may. */
  waiting: (() => void) | null;
  isProven: boolean;
  /** Since when it is measured, and how many bytes had moved before. */
  measuredAt: number;
  moved: number;
}

/** Milliseconds in which a client may show that it is of use. */
const trial = 250;

/**
 * Keeps a server free of clients that only hold it: connections and bodies beyond the limits push out the most
 * useless one, and bodies or answers that hardly move are ended. `timedOut` is what they are told, if anything.
 */
export function watchConnections(server: Server, timedOut: string, limits: ConnectionLimits) {
  // In the order of their last use: a finished exchange moves its connection to the end.
  const connections = new Map<Socket, Connection>();
  const receiving = new Map<Socket, Connection>();
  const waitingBodies = new Map<Socket, Connection>();
  let isMakingRoom = false;

  // Over TLS a request comes in on the socket that is there once the keys are agreed.
  const opened = server instanceof TlsServer ? 'secureConnection' : 'connection';
  server.on(opened, (socket: Socket) => {
    const measuredAt = performance.now();
    const connection = { exchange: null, waiting: null, isProven: false, moved: 0, measuredAt };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
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
  function mostUseless(): Socket | undefined {
    const now = performance.now();
    const [waiting] = waitingBodies.keys();
    let proven: Socket | undefined;
    let unproven: Socket | undefined;
    for (const [socket, connection] of connections) {
      if (connection.exchange) continue;
      if (connection.isProven) proven ??= socket;
      else if (now - connection.measuredAt >= trial) return socket;
      else unproven ??= socket;
    }
    return waiting ?? proven ?? unproven;
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (isTooSlow(socket, connection, now, limits)) end(socket);
    }
  }, limits.slowWindow / 4);
  const door = setInterval(letIn, trial / 5);
  for (const each of [timer, door]) {
    each.unref();
    server.once('close', () => clearInterval(each));
  }

  function end(socket: Socket): void {
    const connection = connections.get(socket);
    connections.delete(socket);
    leaves(socket);
    const isSilent = connection?.exchange?.outgoing.headersSent ?? connection?.isProven ?? false;
    if (!isSilent) socket.write(timedOut);
    // Nothing more is read from it; what was said has a moment to arrive.
    socket.pause();
    socket.destroySoon();
    const late = setTimeout(() => socket.destroy(), 1_000);
    socket.once('close', () => clearTimeout(late));
  }

  /** Lets bodies in as there is room; those that do not use theirs make it. */
  function letIn(): void {
    for (const [socket, connection] of waitingBodies) {
      if (receiving.size >= limits.bodies) {
        const slowest = slowestOf(receiving, limits.slowest);
        if (!slowest) return;
        end(slowest);
      }
      waitingBodies.delete(socket);
      receiving.set(socket, connection);
      connection.measuredAt = performance.now();
      const { waiting } = connection;
      connection.waiting = null;
      waiting?.();
    }
  }

  function leaves(socket: Socket): void {
    waitingBodies.delete(socket);
    if (receiving.delete(socket) && waitingBodies.size > 0) setImmediate(letIn);
  }

  return {
    /** Calls `answer` as soon as the request may be answered: at once, but for a body that has to wait. */
    begin(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void {
      const { socket } = incoming;
      const connection = connections.get(socket);
      if (!connection) return;
      connection.exchange = { incoming, outgoing };
      connection.measuredAt = performance.now();
      outgoing.once('close', () => {
        // The next request may have come before this one was answered.
        if (connection.exchange?.outgoing !== outgoing) return;
        leaves(socket);
        if (!connections.delete(socket)) return;
        connection.exchange = null;
        connection.waiting = null;
        connection.isProven = true;
        connection.moved = moved(socket);
        if (!socket.destroyed) connections.set(socket, connection);
      });
      if (!hasBody(incoming)) {
        answer();
        return;
      }
      incoming.once('close', () => {
        if (connection.exchange?.incoming === incoming) leaves(socket);
      });
      connection.waiting = answer;
      waitingBodies.set(socket, connection);
      letIn();
      const [first] = waitingBodies.keys();
      if (first && waitingBodies.size > limits.bodies) end(first);
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
  const { exchange, waiting } = connection;
  if (!exchange || waiting) return false;
  const isWaited = !exchange.incoming.complete || socket.writableLength > 0;
  const elapsed = now - connection.measuredAt;
  if (elapsed < limits.slowWindow && isWaited) return false;
  const progress = moved(socket) - connection.moved;
  connection.moved += progress;
  connection.measuredAt = now;
  return isWaited && progress < (limits.slowest * elapsed) / 1000;
}

/** The slowest body that is too slow, of those that had a moment to show what they can. */
function slowestOf(receiving: ReadonlyMap<Socket, Connection>, leastSpeed: number) {
  const now = performance.now();
  let slowest: { socket: Socket; speed: number } | undefined;
  for (const [socket, connection] of receiving) {
    const elapsed = now - connection.measuredAt;
    if (elapsed < trial) continue;
    const speed = ((moved(socket) - connection.moved) / elapsed) * 1000;
    if (speed < (slowest?.speed ?? leastSpeed)) slowest = { socket, speed };
  }
  return slowest?.socket;
}

/** Bytes that passed in either direction. */
function moved(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength;
}
