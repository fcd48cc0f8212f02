import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request and its answer. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Answers the request. */
  readonly answer: () => void;
}

/** One connection: what is asked on it and how it moves. */
export interface Connection {
  readonly socket: Socket;
  /** The one request that is under way. */
  exchange: Exchange | null;
  /** Requests that came before the one under way was answered. */
  readonly queue: Exchange[];
  /** Lets the body of the request under way come; null once it may. */
  waiting: (() => void) | null;
  /** It has read an answer to its end. */
  isProven: boolean;
  /** It ends with the answer under way. */
  isLast: boolean;
  /** Since when it is measured, and how many bytes had moved before. */
  measuredAt: number;
  moved: number;
}

export function newConnection(socket: Socket): Connection {
  return {
    socket,
    exchange: null,
    queue: [],
    waiting: null,
    isProven: false,
    isLast: false,
    measuredAt: performance.now(),
    moved: 0,
  };
}

/** Bytes that passed in either direction. */
export function movedBytes({ socket }: Connection): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength;
}

/** Bytes of an answer that wait in memory for the other end to take them. */
export function unsentBytes({ socket }: Connection): number {
  return socket.writableLength;
}

/** Whether a body hardly comes, or an answer is hardly taken: measured over a window, in bytes a second. */
export function isTooSlow(
  connection: Connection,
  now: number,
  { slowest, slowWindow }: { slowest: number; slowWindow: number },
): boolean {
  const { exchange, waiting } = connection;
  if (!exchange || waiting) return false;
  const isAwaited = !exchange.incoming.complete || unsentBytes(connection) > 0;
  const elapsed = now - connection.measuredAt;
  if (elapsed < slowWindow && isAwaited) return false;
  const progress = movedBytes(connection) - connection.moved;
  connection.moved += progress;
  connection.measuredAt = now;
  return isAwaited && progress < (slowest * elapsed) / 1000;
}
