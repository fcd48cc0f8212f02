import { tracingChannel } from 'node:diagnostics_channel';
import { type Steps, turn } from './steps.ts';

/** How long jobs may run between two turns of the event loop. */
const maxHoldMs = 0.4;

/** The number of waiting views that counts as a crowd. */
const crowdSize = 8;

/** By priority: pages with an address of their own, views (searches, filtered lists, files whose names anybody can make up), and what no request waits for. */
const lanes = ['page', 'view', 'background'] as const;
export type Lane = (typeof lanes)[number];

const maxWaiting: Record<Lane, number> = { page: 1_000, view: 100, background: 1_000 };
const maxWaitingPerClient: Record<Lane, number> = { page: 1_000, view: 25, background: 1_000 };

/** Lets `npm run prove` measure each step. */
const traced = tracingChannel('farol:step');

/** The queue is too long for the job to be done soon. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

interface Job {
  readonly client: string | null;
  /** Runs one step; true if it was the last. */
  step(): boolean;
}

/**
 * Runs all rendering, one job at a time and in small steps, with a turn of the event loop after each few: what is cached
 * is served in between, and pages go before views.
 */
export class WorkQueue {
  readonly #waiting: Record<Lane, Job[]> = { page: [], view: [], background: [] };
  readonly #onCrowd: () => void;
  #isRunning = false;

  constructor(onCrowd: () => void = () => {}) {
    this.#onCrowd = onCrowd;
  }

  /** Rejects with TooManyWaiting if too many jobs wait, in all or of one client. */
  run<Value>(lane: Lane, work: () => Steps<Value>, client: string | null = null): Promise<Value> {
    const waiting = this.#waiting[lane];
    return new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting[lane])
        return reject(new TooManyWaiting(`${waiting.length} wait for a ${lane}.`));
      const ofClient = client === null ? 0 : waiting.filter((job) => job.client === client).length;
      if (ofClient >= maxWaitingPerClient[lane])
        return reject(new TooManyWaiting(`${ofClient} of one client wait for a ${lane}.`));
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
      if (this.#waiting.view.length >= crowdSize) this.#onCrowd();
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    for (;;) {
      await turn();
      const lane = lanes.find((lane) => this.#waiting[lane].length > 0);
      const job = lane && this.#waiting[lane][0];
      if (!job) break;
      const end = performance.now() + maxHoldMs;
      let isDone = job.step();
      while (!isDone && performance.now() < end) isDone = job.step();
      if (isDone) this.#waiting[lane].shift();
    }
    this.#isRunning = false;
  }
}
