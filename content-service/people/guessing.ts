/** How often something may be tried: `burst` times at once, then once more every `everyMs`. */
export interface Pace {
  readonly burst: number;
  readonly everyMs: number;
}

/**
 * Slows guessing without ever locking anybody out for good. Tries of a name are limited over all networks together; a
 * browser the person signed in with before has a limit of its own.
 */
export const paces = {
  network: { burst: 30, everyMs: 2_000 },
  nameInNetwork: { burst: 10, everyMs: 60_000 },
  name: { burst: 100, everyMs: 10_000 },
  device: { burst: 10, everyMs: 30_000 },
} as const satisfies Record<string, Pace>;

export interface Try {
  readonly key: string;
  readonly pace: Pace;
}

/** Counters of tries, each stored as a single time: when it will be back to zero. */
export class Guesses {
  readonly #most: number;
  readonly #clearAt = new Map<string, number>();

  constructor(most = 20_000) {
    this.#most = most;
  }

  get size(): number {
    return this.#clearAt.size;
  }

  /** Counts one try in all of its counters; if one is exhausted, counts none and returns how long to wait. */
  take(tries: readonly Try[], now: number): { waitMs: number } {
    const waits = tries.map(({ key, pace }) => {
      const clearAt = Math.max(this.#clearAt.get(key) ?? 0, now);
      return clearAt + pace.everyMs - (now + pace.burst * pace.everyMs);
    });
    const waitMs = Math.max(0, ...waits);
    if (waitMs === 0) for (const { key, pace } of tries) this.#move(key, pace.everyMs, now);
    return { waitMs };
  }

  /** Takes back a try that turned out not to be a guess. */
  giveBack(tries: readonly Try[], now: number): void {
    for (const { key, pace } of tries) this.#move(key, -pace.everyMs, now);
  }

  #move(key: string, ms: number, now: number): void {
    const clearAt = Math.max(this.#clearAt.get(key) ?? 0, now) + ms;
    this.#clearAt.delete(key);
    if (clearAt > now) this.#clearAt.set(key, clearAt);
    if (this.#clearAt.size > this.#most) this.#makeRoom(now);
  }

  /** Removes counters that are back to zero, then those that will be soonest. */
  #makeRoom(now: number): void {
    for (const [key, clearAt] of this.#clearAt) if (clearAt <= now) this.#clearAt.delete(key);
    const soonest = [...this.#clearAt].sort(([, one], [, other]) => one - other);
    for (const [key] of soonest.slice(0, Math.max(0, soonest.length - this.#most * 0.9)))
      this.#clearAt.delete(key);
  }
}
