import { Refused } from '../repository/faults.ts';

export class TooBusy extends Refused {
  override name = 'TooBusy';
  constructor() {
    super('Too many are signing in at this moment. Try again in a few seconds.', 503, {
      code: 'too_busy',
      retryAfterMs: 5_000,
    });
  }
}

interface Waiter {
  readonly source: string;
  readonly isKnown: boolean;
  /** Requests from one place are in different rounds, so that none is served twice before all were served once. */
  readonly round: number;
  start(): void;
  refuse(): void;
}

/**
 * Runs expensive work a few at a time. Waiting requests are served in turn by where they come from, and known browsers
 * first, so that a flood from one place does not delay others. If too many wait, the last one from the place with the
 * most is refused.
 */
export class FairQueue {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  #running = 0;
  #waiting: Waiter[] = [];
  #round = 0;
  /** The latest round with a request from each place. */
  readonly #rounds = new Map<string, number>();

  constructor({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async run<Result>(
    source: string,
    isKnown: boolean,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (this.#running >= this.#maxRunning) await this.#wait(source, isKnown);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.start();
      else this.#running -= 1;
      if (this.#waiting.length === 0) {
        this.#rounds.clear();
        this.#round = 0;
      }
    }
  }

  #wait(source: string, isKnown: boolean): Promise<void> {
    return new Promise((start, reject) => {
      const refuse = () => reject(new TooBusy());
      const round = Math.max(this.#round, (this.#rounds.get(source) ?? -1) + 1);
      this.#rounds.set(source, round);
      this.#waiting.push({ source, isKnown, round, start, refuse });
      if (this.#waiting.length > this.#maxWaiting) this.#evict().refuse();
    });
  }

  /** Removes the last request of the place with the most from the queue. */
  #evict(): Waiter {
    const unknown = this.#waiting.filter(({ isKnown }) => !isKnown);
    const candidates = unknown.length > 0 ? unknown : this.#waiting;
    const groups = [...Map.groupBy(candidates, ({ source }) => source).values()];
    // Among places with equally many, the one that came last.
    const largest = groups.reduce((max, each) => (each.length >= max.length ? each : max), []);
    const evicted = largest.at(-1);
    if (!evicted) throw new Error('Nobody waits.');
    this.#waiting = this.#waiting.filter((each) => each !== evicted);
    // Its turn was not used; and strangers who are only refused leave nothing behind.
    if (evicted.round > this.#round) this.#rounds.set(evicted.source, evicted.round - 1);
    else this.#rounds.delete(evicted.source);
    return evicted;
  }

  /** The first request of the earliest round. */
  #next(): Waiter | undefined {
    const priority = ({ isKnown, round }: Waiter) => (isKnown ? -1 : round);
    const [first] = this.#waiting.toSorted((one, other) => priority(one) - priority(other));
    if (!first) return undefined;
    this.#waiting = this.#waiting.filter((each) => each !== first);
    if (!first.isKnown) this.#round = first.round;
    for (const [source, round] of this.#rounds)
      if (round < this.#round) this.#rounds.delete(source);
    return first;
  }
}
