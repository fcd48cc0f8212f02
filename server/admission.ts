import { type Connection, unsentBytes } from './connection.ts';

/** Milliseconds that answers are begun in a row; then whoever asked meanwhile is heard. */
const turnMs = 5;

/** Milliseconds between two looks at what has not been taken, and in which a reader may show its speed. */
const checkMs = 25;
const speedMs = 100;

/** Seconds after which an answer should be read to its end, where memory is short. */
const slowSeconds = 1;

/** The share of all answers under way that connections may have which never read one. */
const unprovenShare = 0.8;

interface Waiting {
  readonly begin: () => void;
  readonly since: number;
}

/** An answer that is not taken as fast as it is given. */
interface Sending {
  readonly since: number;
  readonly unsent: number;
}

/**
 * Answers begin while there is room for them: where too many are under way, or too many bytes wait for their
 * readers, further requests wait, and whoever would hold its bytes longest has to leave. Only so many begin in one
 * turn of the event loop.
 */
export function admitAnswers(
  limits: { answers: number; unsentBytes: number },
  end: (connection: Connection) => void,
) {
  const underWay = new Set<Connection>();
  // Whoever has read an answer before comes first, and of each the last: a crowd that waits holds up nobody.
  const proven = new Map<Connection, Waiting>();
  const others = new Map<Connection, Waiting>();
  const sending = new WeakMap<Connection, Sending>();
  let turnBegan: number | null = null;
  let isLooking = false;

  function unsent(): number {
    let sum = 0;
    for (const connection of underWay) sum += unsentBytes(connection);
    return sum;
  }

  /**
   * Connections that never read an answer leave some room for those that did, and those that have waited for a while
   * for those that come: a crowd does not take all of it.
   */
  function isFull({ isProven }: Connection, since: number): boolean {
    if (underWay.size >= limits.answers * (isProven ? 1 : unprovenShare)) return true;
    const share = performance.now() - since > checkMs ? 0.5 : 1;
    return unsent() > limits.unsentBytes * share;
  }

  function start(connection: Connection, begin: () => void): void {
    underWay.add(connection);
    begin();
  }

  function endTurn(): void {
    turnBegan = null;
    beginWaiting();
  }

  function isTurnOver(): boolean {
    const now = performance.now();
    if (turnBegan === null) {
      turnBegan = now;
      setImmediate(endTurn);
    }
    return now - turnBegan > turnMs;
  }

  function beginWaiting(): void {
    if (proven.size + others.size === 0) return;
    for (const waiting of [proven, others])
      for (const [connection, { begin, since }] of [...waiting].reverse()) {
        if (isTurnOver()) return;
        if (isFull(connection, since)) {
          lookAgain();
          return;
        }
        waiting.delete(connection);
        start(connection, begin);
      }
  }

  function lookAgain(): void {
    if (isLooking) return;
    isLooking = true;
    setTimeout(() => {
      isLooking = false;
      makeRoom();
      beginWaiting();
    }, checkMs).unref();
  }

  function makeRoom(): void {
    const now = performance.now();
    const slow: { connection: Connection; seconds: number }[] = [];
    for (const connection of underWay) {
      const left = unsentBytes(connection);
      const before = sending.get(connection);
      if (left === 0) sending.delete(connection);
      else if (!before) sending.set(connection, { since: now, unsent: left });
      else if (now - before.since >= speedMs) {
        const speed = (before.unsent - left) / (now - before.since);
        const seconds = speed > 0 ? left / speed / 1000 : Number.POSITIVE_INFINITY;
        if (seconds > slowSeconds) slow.push({ connection, seconds });
      }
    }
    slow.sort((one, other) => other.seconds - one.seconds);
    let left = unsent();
    for (const { connection } of slow) {
      if (left <= limits.unsentBytes / 4) return;
      left -= unsentBytes(connection);
      end(connection);
    }
  }

  return {
    /** Calls `begin` as soon as the answer may begin: nearly always at once. */
    add(connection: Connection, begin: () => void): void {
      const since = performance.now();
      if (!isTurnOver()) {
        if (!isFull(connection, since)) {
          start(connection, begin);
          return;
        }
        lookAgain();
      }
      (connection.isProven ? proven : others).set(connection, { begin, since });
    },

    delete(connection: Connection): void {
      underWay.delete(connection);
      proven.delete(connection);
      others.delete(connection);
    },
  };
}
