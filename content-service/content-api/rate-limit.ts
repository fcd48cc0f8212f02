interface Allowance {
  readonly allowed: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number;
}

/** A token bucket with the requests of one second, refilled at that rate. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #clock: () => number;
  #tokens: number;
  #refilledAt: number;

  constructor(perSecond: number, clock: () => number) {
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#tokens = perSecond;
    this.#refilledAt = clock();
  }

  take(): Allowance {
    const now = this.#clock();
    const gained = (Math.max(0, now - this.#refilledAt) / 1000) * this.#perSecond;
    this.#tokens = Math.min(this.#perSecond, this.#tokens + gained);
    this.#refilledAt = now;
    const allowed = this.#tokens >= 1;
    if (allowed) this.#tokens -= 1;
    const secondsToFull = (this.#perSecond - this.#tokens) / this.#perSecond;
    return {
      allowed,
      headers: {
        'x-ratelimit-limit': String(this.#perSecond),
        'x-ratelimit-remaining': String(Math.floor(this.#tokens)),
        'x-ratelimit-reset': String(Math.ceil(now / 1000 + secondsToFull)),
      },
      retryAfterSeconds: Math.max(1, Math.ceil((1 - this.#tokens) / this.#perSecond)),
    };
  }
}
