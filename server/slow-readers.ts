import { type Connection, transferredBytes, unsentBytes } from './connection.ts';

/** How long a reader is measured before its speed counts. */
const minSampleMs = 100;

/** A reader that needs longer than this for the rest of its response is slow. */
const maxDrainSeconds = 1;

/** The first measurement of a response whose reader lags behind. */
interface Backlog {
  readonly since: number;
  readonly transferred: number;
}

/** Measures how fast clients read their responses, from when they first lag behind. */
export function watchReaders() {
  const backlogs = new WeakMap<Connection, Backlog>();

  /** How long its reader needs for the rest of a response; 0 until it has been measured. */
  function secondsLeft(connection: Connection, now: number): number {
    const unsent = unsentBytes(connection);
    const before = backlogs.get(connection);
    // Not what is unsent: a stream refills while it is read.
    const transferred = transferredBytes(connection);
    if (unsent === 0) backlogs.delete(connection);
    else if (!before) backlogs.set(connection, { since: now, transferred });
    else if (now - before.since >= minSampleMs) {
      const bytesPerMs = (transferred - before.transferred) / (now - before.since);
      return bytesPerMs > 0 ? unsent / bytesPerMs / 1000 : Number.POSITIVE_INFINITY;
    }
    return 0;
  }

  return {
    /** Measures each connection, and returns the slow ones, the slowest first. */
    slowOf(connections: Iterable<Connection>): Connection[] {
      const now = performance.now();
      return [...connections]
        .map((connection) => ({ connection, seconds: secondsLeft(connection, now) }))
        .filter(({ seconds }) => seconds > maxDrainSeconds)
        .sort((one, other) => other.seconds - one.seconds)
        .map(({ connection }) => connection);
    },

    delete(connection: Connection): void {
      backlogs.delete(connection);
    },
  };
}
