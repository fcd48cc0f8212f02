import { tracingChannel } from 'node:diagnostics_channel';
import { type Steps, turn } from './steps.ts';

/** Milliseconds of work between two turns of the event loop. */
const longestHold = 0.4;

/** So many views that wait are a crowd. */
const crowd = 8;

/** In this order: pages that lead on, views that somebody asked for in words of their own, and what nobody waits for. */
const lanes = ['page', 'view', 'background'] as const;
export type Lane = (typeof lanes)[number];

const mostWaiting: Record<Lane, number> = { page: 1_000, view: 100, background: 1_000 };

/** Of which one client has so many at most. */
const mostOfOne: Record<Lane, number> = { page: 1_000, view: 25, background: 1_000 };

/** Tells whoever measures the site of each step, as it begins and ends. */
const traced = tracingChannel('farol:step');

/** More wait than could be answered soon. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

interface Job {
  readonly client: string | null;
  /** Does one step; true once it was the last. */
  step(): boolean;
}

/**
 * Everything the site works out for visitors waits here: one after the other, in small pieces, with a turn of the event
 * loop between two. Whoever asks for what lies ready is never behind it, and pages go before views.
 */
export class WorkQueue {
  readonly #waiting: Record<Lane, Job[]> = {
    page: [],
    view: [],
    background: [],
  };
  readonly #onCrowd: () => void;
  #isRunning = false;

  constructor(onCrowd: () => void = () => {}) {
    this.#onCrowd = onCrowd;
  }

  /** Refused where too many wait, in all or of one client. */
  run<Value>(lane: Lane, work: () => Steps<Value>, client: string | null = null): Promise<Value> {
    const waiting = this.#waiting[lane];
    return new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting[lane])
        return reject(new TooManyWaiting(`${waiting.length} wait for a ${lane}.`));
      const own = client === null ? 0 : waiting.filter((job) => job.client === client).length;
      if (own >= mostOfOne[lane])
        return reject(new TooManyWaiting(`${own} of one client wait for a ${lane}.`));
      let steps: Steps<Value> | undefined;
      waiting.push({
        client,
        step() {
          try {
            const step = traced.traceSync(() => {
              steps ??= work();
              return steps.next();
            });
            if (step.done) resolve(step.value);
            return step.done === true;
          } catch (fault) {
            reject(fault);
            return true;
          }
        },
      });
      if (this.#waiting.view.length >= crowd) this.#onCrowd();
      if (!this.#isRunning) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isRunning = true;
    for (;;) {
      await turn();
      const lane = lanes.find((lane) => this.#waiting[lane].length > 0);
      const job = lane && this.#waiting[lane][0];
      if (!job) break;
      const end = performance.now() + longestHold;
      let isDone = job.step();
      while (!isDone && performance.now() < end) isDone = job.step();
      if (isDone) this.#waiting[lane].shift();
    }
    this.#isRunning = false;
  }
}
