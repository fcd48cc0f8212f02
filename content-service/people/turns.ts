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

interface Waiting {
  readonly from: string;
  readonly isKnown: boolean;
  /** Requests from one place are in different rounds, so that none is served twice before all were served once. */
  readonly round: number;
  begin(): void;
  refuse(): void;
}

/**
 * Runs expensive work a few at a time. Waiting requests are served in turn by where they come from, and known browsers
 * first, so that a flood from one place does not delay others. If too many wait, the last one from the place with the
 * most is refused.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #running = 0;
  #waiting: Waiting[] = [];
  #round = 0;
  /** The latest round with a request from each place. */
  readonly #rounds = new Map<string, number>();

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async take<Result>(from: string, isKnown: boolean, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce) await this.#wait(from, isKnown);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #wait(from: string, isKnown: boolean): Promise<void> {
    return new Promise((begin, reject) => {
      const refuse = () => reject(new TooBusy());
      const round = Math.max(this.#round, (this.#rounds.get(from) ?? -1) + 1);
      this.#rounds.set(from, round);
      this.#waiting.push({ from, isKnown, round, begin, refuse });
      if (this.#waiting.length > this.#mostWaiting) this.#leaver().refuse();
    });
  }

  /** Removes the last request of the place with the most from the queue. */
  #leaver(): Waiting {
    const strangers = this.#waiting.filter(({ isKnown }) => !isKnown);
    const among = strangers.length > 0 ? strangers : this.#waiting;
    const crowds = [...Map.groupBy(among, ({ from }) => from).values()];
    // Among places with equally many, the one that came last.
    const crowd = crowds.reduce((most, each) => (each.length >= most.length ? each : most), []);
    const leaver = crowd.at(-1);
    if (!leaver) throw new Error('Nobody waits.');
    this.#waiting = this.#waiting.filter((each) => each !== leaver);
    return leaver;
  }

  /** The first request of the earliest round. */
  #next(): Waiting | undefined {
    const turn = ({ isKnown, round }: Waiting) => (isKnown ? -1 : round);
    const [first] = this.#waiting.toSorted((one, other) => turn(one) - turn(other));
    if (!first) return undefined;
    this.#waiting = this.#waiting.filter((each) => each !== first);
    if (!first.isKnown) this.#round = first.round;
    for (const [from, round] of this.#rounds) if (round < this.#round) this.#rounds.delete(from);
    return first;
  }
}
