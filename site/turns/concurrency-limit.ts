import { TooManyWaiting } from './queue.ts';

/** Runs at most `maxRunning` tasks at a time; throws TooManyWaiting if `maxWaiting` are waiting already. */
export function concurrencyLimit(maxRunning: number, maxWaiting: number) {
  const queue: (() => void)[] = [];
  let free = maxRunning;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free === 0) {
      if (queue.length >= maxWaiting) throw new TooManyWaiting(`${queue.length} wait already.`);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else free -= 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
