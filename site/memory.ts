import { performance } from 'node:perf_hooks';
import { minuteMs } from '@farol/content-model';
import { limitHeapGrowth, maxHeapGrowthBytes } from '@farol/server/process';

const minCollectionIntervalMs = 10 * minuteMs;

let lastCollectionMs = Number.NEGATIVE_INFINITY;

/**
 * Returns memory that rendering and compressing needed briefly: while it only serves, V8 would hold on to it. Takes
 * some hundredths of a second, so it is throttled. Needs `--expose-gc`.
 */
export function freeMemory(): void {
  const now = performance.now();
  if (!globalThis.gc || now - lastCollectionMs < minCollectionIntervalMs) return;
  lastCollectionMs = now;
  collectGarbage();
}

function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** The heap may grow further under a crowd: the memory bar of `npm run prove -- stalls` leaves room for it. */
const heapGrowth = {
  calm: { percent: 30, bytes: maxHeapGrowthBytes },
  crowd: { percent: Number.POSITIVE_INFINITY, bytes: 48 * 1024 * 1024 },
};

/** When a crowd was last seen; null while the heap grows as usual. */
let lastCrowdMs: number | null = null;

/**
 * Rendering views for a crowd leaves so much garbage that V8 ran two major collections per second, each of which
 * blocked every request for some milliseconds. This postpones them while the crowd lasts.
 */
export function letHeapGrow(): void {
  // Without `--expose-gc`, in tests and `npm run dev`, nobody would restore the usual growth.
  if (!globalThis.gc) return;
  const isFirst = lastCrowdMs === null;
  lastCrowdMs = performance.now();
  if (isFirst) limitHeapGrowth(heapGrowth.crowd);
}

/** Forgets a crowd that is `afterMs` ago; true if it did, with the garbage still to collect. */
function endCrowd(afterMs: number): boolean {
  if (lastCrowdMs === null || performance.now() - lastCrowdMs < afterMs) return false;
  lastCrowdMs = null;
  return true;
}

/** Event loop utilization below which the site counts as idle. */
const maxIdleUtilization = 0.02;

/**
 * Limits the growth of the heap from now on, and collects garbage once in the first idle interval after a busy one or a
 * crowd, when no request is held up by it. Returns a function that stops it.
 */
export function freeMemoryWhenIdle(intervalMs = 30_000): () => void {
  limitHeapGrowth(heapGrowth.calm);
  let start = performance.eventLoopUtilization();
  let wasBusy = true;
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(start);
    const isBusy = utilization > maxIdleUtilization;
    if (endCrowd(intervalMs)) wasBusy = true;
    limitHeapGrowth(lastCrowdMs === null ? heapGrowth.calm : heapGrowth.crowd);
    if (wasBusy && !isBusy) collectGarbage();
    wasBusy = isBusy;
    // The collection itself does not count as load.
    start = performance.eventLoopUtilization();
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Frees the memory of a body that is no longer read: it is outside V8's heap, but V8 counts it and collects garbage the
 * sooner the more of it there is. A small buffer shares its memory with others and is left alone.
 */
export function freeBuffer({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}
