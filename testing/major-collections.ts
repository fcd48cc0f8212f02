import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';

/** Whether an entry of the collector's (`gc`) is a collection of the whole heap. */
export const isMajorCollection = (entry: object): boolean =>
  'detail' in entry && Object(entry.detail).kind === constants.NODE_PERFORMANCE_GC_MAJOR;

/** Calls a function after each major collection, with the time when it began. */
export function onMajorCollections(react: (beganMs: number) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isMajorCollection(entry)) react(entry.startTime);
  }).observe({ entryTypes: ['gc'] });
}

/** A small object of the size that garbage is made of here. */
export const record = (made: number): object => ({
  words: Array.from({ length: 40 }, (_, at) => made + at),
});

/** How many major collections happen while objects are made that outlive the young generation and become garbage. */
export async function collectionsOfGarbage(): Promise<number> {
  let collections = 0;
  onMajorCollections(() => {
    collections += 1;
  });
  const objects: object[] = [];
  for (let made = 0; made < 400_000; made += 1) {
    objects[made % 20_000] = record(made);
    if (made % 1_000 === 0) await turn();
  }
  return collections;
}
