import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** What a flood of requests may leave behind until the next collection; see decision 14. */
export const maxHeapGrowthBytes = 24 * 1024 * 1024;

/** Below this, a very large heap would be collected all the time. */
const minPercent = 5;

/** How far the heap may grow between two major collections: by a share of itself, or by that many bytes. */
export interface HeapGrowth {
  readonly percent: number;
  readonly bytes: number;
}

/**
 * Limits how much garbage V8 keeps. By itself it lets a heap double, and its flag knows only a share: of a large heap,
 * that is more than a flood of requests may leave behind. The limit counts from the next major collection on.
 */
export function limitHeapGrowth({ percent, bytes }: HeapGrowth): void {
  const share = Math.round((bytes / getHeapStatistics().used_heap_size) * 100);
  setFlagsFromString(`--heap-growing-percent=${Math.max(minPercent, Math.min(percent, share))}`);
}

/** Limits it from now on, however the heap grows. */
export function keepHeapGrowthLimited(growth: HeapGrowth, intervalMs = 10_000): void {
  limitHeapGrowth(growth);
  setInterval(limitHeapGrowth, intervalMs, growth).unref();
}
