/** The queue is full: clients should retry later. */
export class TooBusy extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many pictures are waiting to be drawn. Try again in a few seconds.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Waiting {
  key: string;
  start: () => void;
}

interface QueueOptions {
  /** How many tasks run at the same time. */
  concurrency: number;
  /** How many may wait, urgent and normal ones each. */
  maxWaiting: number;
}

/**
 * Runs a few tasks at a time, in order, with a bounded number waiting. Urgent tasks go first and have a separate
 * limit, so that they are not refused because of normal ones.
 */
export function boundedQueue({ concurrency, maxWaiting }: QueueOptions) {
  const urgent: Waiting[] = [];
  const normal: Waiting[] = [];
  let running = 0;

  return {
    async run<Result>(
      work: () => Promise<Result>,
      { key = '', isUrgent = false }: { key?: string; isUrgent?: boolean } = {},
    ): Promise<Result> {
      if (running >= concurrency) {
        const waiting = isUrgent ? urgent : normal;
        if (waiting.length >= maxWaiting)
          throw new TooBusy(Math.max(1, Math.ceil(maxWaiting / concurrency / 4)));
        // A finished task passes its slot on, so `running` does not change.
        await new Promise<void>((start) => waiting.push({ key, start }));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = urgent.shift() ?? normal.shift();
        if (next) next.start();
        else running -= 1;
      }
    },

    /** Makes a waiting task urgent. */
    prioritize(key: string): void {
      const index = normal.findIndex((task) => task.key === key);
      if (index >= 0) urgent.push(...normal.splice(index, 1));
    },
  };
}
