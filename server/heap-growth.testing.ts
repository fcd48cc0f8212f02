/** Run as its own process: prints how many major collections happen in a heap of 100 MB while garbage is made. */
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { isMajorCollection } from '../major-collection.testing.ts';
import { keepHeapGrowthLimited } from './heap-growth.ts';

const [percent, bytes] = process.argv.slice(2);
const record = (made: number) => Array.from({ length: 40 }, (_, at) => made + at);
keepHeapGrowthLimited({ percent: Number(percent), bytes: Number(bytes) }, 20);
const kept = Array.from({ length: 250_000 }, (_, made) => record(made));
// Until the limit is that of the larger heap, which counts from the next collection on.
await pause(100);
globalThis.gc?.();

let collections = 0;
new PerformanceObserver((list) => {
  collections += list.getEntries().filter(isMajorCollection).length;
}).observe({ entryTypes: ['gc'] });
// Each record outlives the young generation and becomes garbage soon after.
for (let made = 0; made < 400_000; made += 1) {
  kept[made % 20_000] = record(made);
  if (made % 1_000 === 0) await turn();
}
process.stdout.write(`${collections}`);
