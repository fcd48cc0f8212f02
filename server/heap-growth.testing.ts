/** Run as its own process: prints how many major collections happen in a heap of 100 MB while garbage is made. */
import { setTimeout as pause } from 'node:timers/promises';
import { collectionsOfGarbage, record } from '../testing/major-collections.ts';
import { keepHeapGrowthLimited } from './heap-growth.ts';

const [percent, bytes] = process.argv.slice(2);
keepHeapGrowthLimited({ percent: Number(percent), bytes: Number(bytes) }, 20);
const kept = Array.from({ length: 250_000 }, (_, made) => record(made));
// Until the limit is that of the larger heap, which counts from the next collection on.
await pause(100);
globalThis.gc?.();
const collections = await collectionsOfGarbage();
process.stdout.write(`${kept.length > 0 ? collections : Number.NaN}`);
