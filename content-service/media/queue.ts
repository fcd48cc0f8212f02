/** The queue is full: whoever asks should come back later. */
export class TooBusy extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many pictures are waiting to be drawn. Try again in a few seconds.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Work done a few at a time, in the order it came, with a bounded number waiting. */
export function boundedQueue({ width, length }: { width: number; length: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (running >= width) {
        if (waiting.length >= length) throw new TooBusy(Math.max(1, Math.ceil(length / width / 4)));
        // Whoever finishes hands its place on, so `running` stays as it is.
        await new Promise<void>((start) => waiting.push(start));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
