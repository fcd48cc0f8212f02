export interface Allowance {
  readonly allowed: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number;
}

/** A bucket that holds one second's requests and fills at that pace. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #clock: () => number;
  #left: number;
  #filledAt: number;

  constructor(perSecond: number, clock: () => number) {
    this.#perSecond = perSecond;
    this.#clock = clock;
    this.#left = perSecond;
    this.#filledAt = clock();
  }

  take(): Allowance {
    const now = this.#clock();
    const gained = (Math.max(0, now - this.#filledAt) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond, this.#left + gained);
    this.#filledAt = now;
    const allowed = this.#left >= 1;
    if (allowed) this.#left -= 1;
    const secondsToFull = (this.#perSecond - this.#left) / this.#perSecond;
    return {
      allowed,
      headers: {
        'x-ratelimit-limit': String(this.#perSecond),
        'x-ratelimit-remaining': String(Math.floor(this.#left)),
        'x-ratelimit-reset': String(Math.ceil(now / 1000 + secondsToFull)),
      },
      retryAfterSeconds: Math.max(1, Math.ceil((1 - this.#left) / this.#perSecond)),
    };
  }
}
