/** How often something may be tried: `burst` times at once, then once more every `everyMs`. */
export interface RateLimit {
  readonly burst: number;
  readonly everyMs: number;
}

/**
 * Slows guessing without ever locking anybody out for good. Tries of a name are limited over all networks together; a
 * browser the person signed in with before has a limit of its own.
 */
export const rateLimits = {
  network: { burst: 30, everyMs: 2_000 },
  nameInNetwork: { burst: 10, everyMs: 60_000 },
  name: { burst: 100, everyMs: 10_000 },
  device: { burst: 10, everyMs: 30_000 },
} as const satisfies Record<string, RateLimit>;

export interface Attempt {
  readonly key: string;
  readonly limit: RateLimit;
}

/** Counters of tries, each stored as a single time: when it will be back to zero. */
export class RateLimiter {
  readonly #maxCounters: number;
  readonly #clearAt = new Map<string, number>();

  constructor(maxCounters = 20_000) {
    this.#maxCounters = maxCounters;
  }

  get size(): number {
    return this.#clearAt.size;
  }

  /** Counts one try in all of its counters; if one is exhausted, counts none and returns how long to wait. */
  take(attempts: readonly Attempt[], now: number): { waitMs: number } {
    const waits = attempts.map(({ key, limit }) => {
      const fullAt = now + limit.burst * limit.everyMs;
      return this.#clearTime(key, limit, now) + limit.everyMs - fullAt;
    });
    const waitMs = Math.max(0, ...waits);
    if (waitMs === 0)
      for (const { key, limit } of attempts) this.#shift(key, limit, limit.everyMs, now);
    return { waitMs };
  }

  /** Takes back a try that turned out not to be a guess. */
  refund(attempts: readonly Attempt[], now: number): void {
    for (const { key, limit } of attempts) this.#shift(key, limit, -limit.everyMs, now);
  }

  /** If the clock has gone back since, an exhausted counter begins anew: else somebody would wait until then. */
  #clearTime(key: string, { burst, everyMs }: RateLimit, now: number): number {
    const clearAt = Math.max(this.#clearAt.get(key) ?? 0, now);
    const latest = now + burst * everyMs;
    if (clearAt <= latest) return clearAt;
    this.#clearAt.set(key, latest);
    return latest;
  }

  #shift(key: string, limit: RateLimit, ms: number, now: number): void {
    const clearAt = this.#clearTime(key, limit, now) + ms;
    this.#clearAt.delete(key);
    if (clearAt > now) this.#clearAt.set(key, clearAt);
    if (this.#clearAt.size > this.#maxCounters) this.#evict(now);
  }

  /** Removes counters that are back to zero, then those that will be soonest. */
  #evict(now: number): void {
    for (const [key, clearAt] of this.#clearAt) if (clearAt <= now) this.#clearAt.delete(key);
    const soonest = [...this.#clearAt].sort(([, one], [, other]) => one - other);
    for (const [key] of soonest.slice(0, Math.max(0, soonest.length - this.#maxCounters * 0.9)))
      this.#clearAt.delete(key);
  }
}
