import { type HeapGrowth, maxHeapGrowthBytes } from '@farol/server/process';

/**
 * Flags for the service's process, before its file: `node ...heapFlags main.ts`. By default V8 lets young objects take
 * 100 MB in a burst, along with the buffers of whole uploads they refer to. Setting this at run time is too late.
 */
export const heapFlags: readonly string[] = ['--max-semi-space-size=4'];

/** A smaller share had the service collect too often: see decision 14. */
export const heapGrowth: HeapGrowth = { percent: 40, bytes: maxHeapGrowthBytes };
