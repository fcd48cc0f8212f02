import { Refused } from '../repository/faults.ts';

export class TooBusy extends Refused {
  override name = 'TooBusy';
  constructor() {
    super('Too many are signing in at this moment. Try again in a few seconds.', 503, 5_000);
  }
}

interface Waiting {
  readonly from: string;
  readonly isKnown: boolean;
  begin(): void;
  refuse(): void;
}

/**
 * Work that is costly, a little at a time. Whoever waits is taken in turns by where they come from, and those who
 * were here before come first, so that a crowd at the door holds up nobody else. Beyond what may wait, the last one
 * of the greatest crowd has to leave.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #running = 0;
  #waiting: Waiting[] = [];
  /** Whose turn it was last, the latest at the end. */
  #served: string[] = [];

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
      this.#waiting.push({ from, isKnown, begin, refuse });
      if (this.#waiting.length > this.#mostWaiting) this.#leaver().refuse();
    });
  }

  /** Takes the last one of the greatest crowd out of the line. */
  #leaver(): Waiting {
    const strangers = this.#waiting.filter(({ isKnown }) => !isKnown);
    const among = strangers.length > 0 ? strangers : this.#waiting;
    const [crowd] = [...Map.groupBy(among, ({ from }) => from).values()].sort(
      (one, other) => other.length - one.length,
    );
    const leaver = crowd?.at(-1) ?? among[0];
    if (!leaver) throw new Error('Nobody waits.');
    this.#waiting = this.#waiting.filter((each) => each !== leaver);
    return leaver;
  }

  #next(): Waiting | undefined {
    const turn = ({ from, isKnown }: Waiting) => (isKnown ? -2 : this.#served.indexOf(from));
    const [first] = this.#waiting.toSorted((one, other) => turn(one) - turn(other));
    if (!first) return undefined;
    this.#waiting = this.#waiting.filter((each) => each !== first);
    this.#served = [...this.#served.filter((each) => each !== first.from), first.from].slice(-100);
    return first;
  }
}
