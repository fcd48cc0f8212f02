import type { Connection } from './connection.ts';

export interface WaitingRequest {
  readonly start: () => void;
  readonly since: number;
  readonly isLong: boolean;
}

/** The requests that wait for their response to start, at most one of each connection. */
export function waitingRequests() {
  // Proven connections come first, and of each group the newest: a waiting crowd holds up nobody.
  const proven = new Map<Connection, WaitingRequest>();
  const others = new Map<Connection, WaitingRequest>();
  // Long work of proven connections is done in order of arrival: by the time it is their turn, newer ones have come.
  const longWork = new Map<Connection, WaitingRequest>();

  function queueFor({ isProven }: Connection, { isLong }: WaitingRequest) {
    if (!isProven) return others;
    return isLong ? longWork : proven;
  }

  return {
    add(connection: Connection, request: WaitingRequest): void {
      queueFor(connection, request).set(connection, request);
    },

    delete(connection: Connection): void {
      for (const queue of [proven, longWork, others]) queue.delete(connection);
    },

    hasLongWork: () => longWork.size > 0,

    inOrder(): [Connection, WaitingRequest][] {
      if (proven.size + longWork.size + others.size === 0) return [];
      return [...[...proven].reverse(), ...longWork, ...[...others].reverse()];
    },
  };
}
