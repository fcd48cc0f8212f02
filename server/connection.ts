import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request and its response. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Handles the request. */
  readonly handle: () => void;
}

/** The state of one client connection. */
export interface Connection {
  readonly socket: Socket;
  /** The request being handled: one at a time. */
  exchange: Exchange | null;
  /** Pipelined requests that wait for it. */
  readonly queue: Exchange[];
  /** Starts reading the body of the current request; null unless it still waits for a place. */
  receiveBody: (() => void) | null;
  /** Has received at least one complete response. */
  isProven: boolean;
  /** Closes after the current response. */
  isClosing: boolean;
  /** When its speed was last measured, and `transferredBytes` at that time. */
  measuredAt: number;
  measuredBytes: number;
}

export function newConnection(socket: Socket): Connection {
  return {
    socket,
    exchange: null,
    queue: [],
    receiveBody: null,
    isProven: false,
    isClosing: false,
    measuredAt: performance.now(),
    measuredBytes: 0,
  };
}

/** Bytes received, and bytes sent that have left the process. */
export function transferredBytes({ socket }: Connection): number {
  return socket.bytesRead + socket.bytesWritten - socket.writableLength;
}

/** Bytes of a response held in memory until the client reads them. */
export function unsentBytes({ socket }: Connection): number {
  return socket.writableLength;
}

/** Whether a request body arrives, or a response is read, below the minimum speed. Measures once per window. */
export function isTooSlow(
  connection: Connection,
  now: number,
  { minBytesPerSecond, speedWindowMs }: { minBytesPerSecond: number; speedWindowMs: number },
): boolean {
  const { exchange, receiveBody } = connection;
  if (!exchange || receiveBody) return false;
  const isWaitingForClient = !exchange.incoming.complete || unsentBytes(connection) > 0;
  const elapsed = now - connection.measuredAt;
  if (elapsed < speedWindowMs && isWaitingForClient) return false;
  const progress = transferredBytes(connection) - connection.measuredBytes;
  connection.measuredBytes += progress;
  connection.measuredAt = now;
  return isWaitingForClient && progress < (minBytesPerSecond * elapsed) / 1000;
}
