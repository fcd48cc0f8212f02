import { type Connection, movedBytes } from './connection.ts';

/** Milliseconds in which a client may show that it is of use. */
export const proofMs = 250;

/**
 * So many bodies come in at once, and as many again may wait for it. Those that do not use their place make room.
 */
export function limitBodies(
  { bodies, slowest }: { bodies: number; slowest: number },
  end: (connection: Connection) => void,
) {
  const receiving = new Set<Connection>();
  const waiting = new Set<Connection>();

  /** Lets bodies in as there is room. */
  function letIn(): void {
    for (const connection of waiting) {
      if (receiving.size >= bodies) {
        const slow = slowestOf(receiving, slowest);
        if (!slow) return;
        end(slow);
      }
      waiting.delete(connection);
      receiving.add(connection);
      connection.measuredAt = performance.now();
      const begin = connection.waiting;
      connection.waiting = null;
      begin?.();
    }
  }

  return {
    letIn,

    /** Calls `begin` once the body may come. */
    add(connection: Connection, begin: () => void): void {
      connection.waiting = begin;
      waiting.add(connection);
      letIn();
      const [first] = waiting;
      if (first && waiting.size > bodies) end(first);
    },

    delete(connection: Connection): void {
      waiting.delete(connection);
      if (receiving.delete(connection) && waiting.size > 0) setImmediate(letIn);
    },

    firstWaiting(): Connection | undefined {
      const [first] = waiting;
      return first;
    },
  };
}

/** The slowest body that is too slow, of those that had a moment to show what they can. */
function slowestOf(receiving: ReadonlySet<Connection>, leastSpeed: number) {
  const now = performance.now();
  let slowest: { connection: Connection; speed: number } | undefined;
  for (const connection of receiving) {
    const elapsed = now - connection.measuredAt;
    if (elapsed < proofMs) continue;
    const speed = ((movedBytes(connection) - connection.moved) / elapsed) * 1000;
    if (speed < (slowest?.speed ?? leastSpeed)) slowest = { connection, speed };
  }
  return slowest?.connection;
}
