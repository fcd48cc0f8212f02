import { Busy } from './fetched.ts';

/** A few at once, a few more waiting, and no more than that. */
export function turns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let free = atOnce;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free === 0) {
      if (queue.length >= waiting) throw new Busy('Too many files are asked for at once.');
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
