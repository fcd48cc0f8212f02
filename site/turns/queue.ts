import { type Steps, turn } from './steps.ts';

/** Milliseconds of work between two turns of the event loop. */
const longestHold = 1;

/** What is waited for: pages that lead on, and views that somebody asked for in words of their own. */
export type Lane = 'page' | 'view';

const mostWaiting: Record<Lane, number> = { page: 1_000, view: 100 };

/** More wait than could be answered soon. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

interface Job {
  /** Does one step; true once it was the last. */
  step(): boolean;
}

/**
 * Everything the site works out for visitors waits here: one after the other, in small pieces, with a turn of the event
 * loop between two. Whoever asks for what lies ready is never behind it, and pages go before views.
 */
export class WorkQueue {
  readonly #waiting: Record<Lane, Job[]> = { page: [], view: [] };
  #isRunning = false;

  /** Refused where too many wait. */
  run<Value>(lane: Lane, work: () => Steps<Value>): Promise<Value> {
    const waiting = this.#waiting[lane];
    return new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting[lane])
        return reject(new TooManyWaiting(`${waiting.length} wait for a ${lane}.`));
      let steps: Steps<Value> | undefined;
      waiting.push({
        step() {
          try {
            steps ??= work();
            const step = steps.next();
            if (step.done) resolve(step.value);
            return step.done === true;
          } catch (fault) {
            reject(fault);
            return true;
          }
        },
      });
      if (!this.#isRunning) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isRunning = true;
    for (;;) {
      await turn();
      const lane = this.#waiting.page.length > 0 ? 'page' : 'view';
      const [job] = this.#waiting[lane];
      if (!job) break;
      const end = performance.now() + longestHold;
      let isDone = job.step();
      while (!isDone && performance.now() < end) isDone = job.step();
      if (isDone) this.#waiting[lane].shift();
    }
    this.#isRunning = false;
  }
}
