import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

const minCollectionIntervalMs = 10 * 60_000;

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

/** The growth of the heap between two major collections that the process was started with. */
const normalGrowthPercent = Number(
  /--heap-growing-percent=(\d+)/.exec(process.execArgv.join(' '))?.[1],
);

/** Roughly what the heap may grow by under a crowd; the memory bar of `npm run prove -- stalls` leaves room for it. */
const crowdGrowthBytes = 48 * 1024 * 1024;

/** When a crowd was last seen; null while the heap grows as usual. */
let lastCrowdMs: number | null = null;

/**
 * Rendering views for a crowd leaves so much garbage that V8 ran two major collections per second, each of which
 * blocked every request for some milliseconds. This postpones them while the crowd lasts.
 */
export function letHeapGrow(): void {
  if (Number.isNaN(normalGrowthPercent)) return;
  const isFirst = lastCrowdMs === null;
  lastCrowdMs = performance.now();
  if (!isFirst) return;
  const percent = Math.round((crowdGrowthBytes / process.memoryUsage().heapUsed) * 100);
  setFlagsFromString(`--heap-growing-percent=${Math.max(normalGrowthPercent, percent)}`);
}

/** Restores the usual growth if the last crowd is `afterMs` ago; true if it did, with the garbage still to collect. */
function endHeapGrowth(afterMs: number): boolean {
  if (lastCrowdMs === null || performance.now() - lastCrowdMs < afterMs) return false;
  lastCrowdMs = null;
  setFlagsFromString(`--heap-growing-percent=${normalGrowthPercent}`);
  return true;
}

/** Event loop utilization below which the site counts as idle. */
const maxIdleUtilization = 0.02;

/**
 * Collects garbage once in the first idle interval after a busy one or a crowd, when no request is held up by it.
 * Returns a function that stops it.
 */
export function freeMemoryWhenIdle(intervalMs = 30_000): () => void {
  let start = performance.eventLoopUtilization();
  let wasBusy = true;
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(start);
    const isBusy = utilization > maxIdleUtilization;
    if (endHeapGrowth(intervalMs)) wasBusy = true;
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
