import { type Connection, unsentBytes } from './connection.ts';
import { watchReaders } from './slow-readers.ts';
import { type WaitingRequest, waitingRequests } from './waiting-requests.ts';

/** How long responses are started in one turn of the event loop, before other connections are read again. */
const maxTurnMs = 5;

/** How often the backlog is checked while requests wait. */
const checkIntervalMs = 25;

/** The share of all responses in flight that connections may have which never read one. */
const unprovenShare = 0.8;

/**
 * Admission control: a response starts only while few enough are in flight and few enough bytes are unsent. Further
 * requests wait, and the slowest readers are disconnected to make room.
 */
export function admitResponses(
  limits: { maxResponses: number; maxUnsentBytes: number },
  disconnect: (connection: Connection) => void,
) {
  const inFlight = new Set<Connection>();
  const waiting = waitingRequests();
  const readers = watchReaders();
  let turnStartedAt: number | null = null;
  let isCheckScheduled = false;
  let isLongWorkRunning = false;

  function totalUnsent(): number {
    let sum = 0;
    for (const connection of inFlight) sum += unsentBytes(connection);
    return sum;
  }

  /**
   * Connections that never read a response leave some room for those that did, and a request that has waited gets half
   * the room, so that a waiting crowd leaves some for newcomers.
   */
  function isFull({ isProven }: Connection, since: number): boolean {
    if (inFlight.size >= limits.maxResponses * (isProven ? 1 : unprovenShare)) return true;
    const share = performance.now() - since > checkIntervalMs ? 0.5 : 1;
    return totalUnsent() > limits.maxUnsentBytes * share;
  }

  function start(connection: Connection, request: WaitingRequest): void {
    inFlight.add(connection);
    request.start();
  }

  function add(connection: Connection, request: WaitingRequest): void {
    if (!(request.isLong && (isLongWorkRunning || waiting.hasLongWork())) && !isTurnOver()) {
      if (!isFull(connection, request.since)) {
        start(connection, request);
        return;
      }
      scheduleCheck();
    }
    waiting.add(connection, request);
  }

  function isTurnOver(): boolean {
    const now = performance.now();
    if (turnStartedAt === null) {
      turnStartedAt = now;
      setImmediate(() => {
        turnStartedAt = null;
        startWaiting();
      });
    }
    return now - turnStartedAt > maxTurnMs;
  }

  function startWaiting(): void {
    for (const [connection, request] of waiting.inOrder()) {
      if (request.isLong && isLongWorkRunning) continue;
      if (isTurnOver()) return;
      if (isFull(connection, request.since)) {
        scheduleCheck();
        return;
      }
      waiting.delete(connection);
      start(connection, request);
    }
  }

  function scheduleCheck(): void {
    if (isCheckScheduled) return;
    isCheckScheduled = true;
    setTimeout(() => {
      isCheckScheduled = false;
      makeRoom();
      startWaiting();
    }, checkIntervalMs).unref();
  }

  function makeRoom(): void {
    let unsent = totalUnsent();
    for (const connection of readers.slowOf(inFlight)) {
      if (unsent <= limits.maxUnsentBytes / 4) return;
      unsent -= unsentBytes(connection);
      disconnect(connection);
    }
  }

  return {
    /** Calls `startResponse` as soon as there is room: nearly always at once. */
    add(connection: Connection, startResponse: () => void): void {
      add(connection, { start: startResponse, since: performance.now(), isLong: false });
    },

    /**
     * For a response that turns out to be long work, in several turns of the event loop: gives up its place, and starts
     * the work once there is room and no other such work is running.
     */
    addLongWork(connection: Connection, work: () => Promise<void>): void {
      inFlight.delete(connection);
      const run = async () => {
        isLongWorkRunning = true;
        try {
          await work();
        } finally {
          isLongWorkRunning = false;
          // By then its bytes count as unsent.
          setImmediate(startWaiting);
        }
      };
      add(connection, { start: run, since: performance.now(), isLong: true });
    },

    delete(connection: Connection): void {
      inFlight.delete(connection);
      readers.delete(connection);
      waiting.delete(connection);
    },
  };
}
