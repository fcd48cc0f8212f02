import { type Connection, transferredBytes, unsentBytes } from './connection.ts';

/** How long responses are started in one turn of the event loop, before other connections are read again. */
const maxTurnMs = 5;

/** How often the backlog is checked while requests wait. */
const checkIntervalMs = 25;

/** How long a reader is measured before its speed counts. */
const minSampleMs = 100;

/** When memory is short, a reader that needs longer than this for the rest of its response is disconnected. */
const maxDrainSeconds = 1;

/** The share of all responses in flight that connections may have which never read one. */
const unprovenShare = 0.8;

interface WaitingRequest {
  readonly start: () => void;
  readonly since: number;
  readonly isLong: boolean;
}

/** The first measurement of a response whose reader lags behind. */
interface Backlog {
  readonly since: number;
  readonly transferred: number;
}

/**
 * Admission control: a response starts only while few enough are in flight and few enough bytes are unsent. Further
 * requests wait, and the slowest readers are disconnected to make room.
 */
export function admitResponses(
  limits: { maxResponses: number; maxUnsentBytes: number },
  disconnect: (connection: Connection) => void,
) {
  const inFlight = new Set<Connection>();
  // Proven connections come first, and of each group the newest: a waiting crowd holds up nobody.
  const proven = new Map<Connection, WaitingRequest>();
  const others = new Map<Connection, WaitingRequest>();
  // Long work of proven connections is done in order of arrival: by the time it is their turn, newer ones have come.
  const longWork = new Map<Connection, WaitingRequest>();
  const backlogs = new WeakMap<Connection, Backlog>();
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
    if (!(request.isLong && (isLongWorkRunning || longWork.size > 0)) && !isTurnOver()) {
      if (!isFull(connection, request.since)) {
        start(connection, request);
        return;
      }
      scheduleCheck();
    }
    queueFor(connection, request).set(connection, request);
  }

  function queueFor({ isProven }: Connection, { isLong }: WaitingRequest) {
    if (!isProven) return others;
    return isLong ? longWork : proven;
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
    if (proven.size + longWork.size + others.size === 0) return;
    const inOrder = [...[...proven].reverse(), ...longWork, ...[...others].reverse()];
    for (const [connection, request] of inOrder) {
      if (request.isLong && isLongWorkRunning) continue;
      if (isTurnOver()) return;
      if (isFull(connection, request.since)) {
        scheduleCheck();
        return;
      }
      forget(connection);
      start(connection, request);
    }
  }

  function forget(connection: Connection): void {
    for (const waiting of [proven, longWork, others]) waiting.delete(connection);
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
    const now = performance.now();
    const slow: { connection: Connection; seconds: number }[] = [];
    for (const connection of inFlight) {
      const unsent = unsentBytes(connection);
      const before = backlogs.get(connection);
      // Not what is unsent: a stream refills while it is read.
      const transferred = transferredBytes(connection);
      if (unsent === 0) backlogs.delete(connection);
      else if (!before) backlogs.set(connection, { since: now, transferred });
      else if (now - before.since >= minSampleMs) {
        const bytesPerMs = (transferred - before.transferred) / (now - before.since);
        const seconds = bytesPerMs > 0 ? unsent / bytesPerMs / 1000 : Number.POSITIVE_INFINITY;
        if (seconds > maxDrainSeconds) slow.push({ connection, seconds });
      }
    }
    slow.sort((one, other) => other.seconds - one.seconds);
    let unsent = totalUnsent();
    for (const { connection } of slow) {
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
      backlogs.delete(connection);
      forget(connection);
    },
  };
}
