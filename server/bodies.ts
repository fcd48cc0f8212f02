import { type Connection, transferredBytes } from './connection.ts';

/** How long a client has to show that it is of use before it may be disconnected in favour of others. */
export const gracePeriodMs = 250;

/**
 * Limits how many request bodies are received at once; as many again may wait. When all places are taken, bodies that
 * arrive too slowly are disconnected to make room.
 */
export function limitBodies(
  { maxBodies, minBytesPerSecond }: { maxBodies: number; minBytesPerSecond: number },
  disconnect: (connection: Connection) => void,
) {
  const receiving = new Set<Connection>();
  const waiting = new Set<Connection>();

  function admitWaiting(): void {
    admitArrived();
    for (const connection of waiting) {
      if (receiving.size >= maxBodies) {
        const slowest = slowestOf(receiving, minBytesPerSecond);
        if (!slowest) return;
        disconnect(slowest);
      }
      receiving.add(connection);
      admit(connection);
    }
  }

  /** What has arrived as a whole takes no place: it only was not read yet, as when many send small ones at once. */
  function admitArrived(): void {
    if (receiving.size < maxBodies) return;
    for (const connection of receiving) if (hasArrived(connection)) receiving.delete(connection);
    for (const connection of waiting) if (hasArrived(connection)) admit(connection);
  }

  function admit(connection: Connection): void {
    waiting.delete(connection);
    connection.measuredAt = performance.now();
    const receiveBody = connection.receiveBody;
    connection.receiveBody = null;
    receiveBody?.();
  }

  return {
    admitWaiting,

    /** Calls `receiveBody` once there is room for the body. */
    add(connection: Connection, receiveBody: () => void): void {
      connection.receiveBody = receiveBody;
      waiting.add(connection);
      admitWaiting();
      const [first] = waiting;
      if (first && waiting.size > maxBodies) disconnect(first);
    },

    delete(connection: Connection): void {
      waiting.delete(connection);
      if (receiving.delete(connection) && waiting.size > 0) setImmediate(admitWaiting);
    },

    firstWaiting(): Connection | undefined {
      const [first] = waiting;
      return first;
    },
  };
}

function hasArrived({ exchange }: Connection): boolean {
  return exchange?.incoming.complete ?? false;
}

/** The slowest connection below the minimum speed whose grace period is over. */
function slowestOf(receiving: ReadonlySet<Connection>, minBytesPerSecond: number) {
  const now = performance.now();
  let slowest: { connection: Connection; speed: number } | undefined;
  for (const connection of receiving) {
    const elapsed = now - connection.measuredAt;
    if (elapsed < gracePeriodMs) continue;
    const speed = ((transferredBytes(connection) - connection.measuredBytes) / elapsed) * 1000;
    if (speed < (slowest?.speed ?? minBytesPerSecond)) slowest = { connection, speed };
  }
  return slowest?.connection;
}
