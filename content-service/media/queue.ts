/** The queue is full: whoever asks should come back later. */
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

export interface QueueOptions {
  /** Done at once. */
  width: number;
  /** Waiting at most, of each kind. */
  length: number;
}

/**
 * Work done a few at a time, in the order it came, with a bounded number waiting. What is urgent goes first, and has
 * places of its own: however much of the rest waits, it is not turned away for that.
 */
export function boundedQueue({ width, length }: QueueOptions) {
  const urgent: Waiting[] = [];
  const usual: Waiting[] = [];
  let running = 0;

  return {
    async run<Result>(
      work: () => Promise<Result>,
      { key = '', isUrgent = false }: { key?: string; isUrgent?: boolean } = {},
    ): Promise<Result> {
      if (running >= width) {
        const waiting = isUrgent ? urgent : usual;
        if (waiting.length >= length) throw new TooBusy(Math.max(1, Math.ceil(length / width / 4)));
        // Whoever finishes hands its place on, so `running` stays as it is.
        await new Promise<void>((start) => waiting.push({ key, start }));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = urgent.shift() ?? usual.shift();
        if (next) next.start();
        else running -= 1;
      }
    },

    /** Somebody waits for this now who goes first. */
    hurry(key: string): void {
      const at = usual.findIndex((each) => each.key === key);
      if (at >= 0) urgent.push(...usual.splice(at, 1));
    },
  };
}
