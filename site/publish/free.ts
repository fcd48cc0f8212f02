import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** Milliseconds between two times. */
const betweenMs = 10 * 60_000;

let last = Number.NEGATIVE_INFINITY;

/**
 * Gives the memory back that drawing and packing needed for a moment: serving alone, V8 would keep it. Takes some
 * hundredths of a second, so it is done seldom, and only in a process that was started with `--expose-gc`.
 */
export function freeMemory(): void {
  const now = performance.now();
  if (!globalThis.gc || now - last < betweenMs) return;
  last = now;
  collect();
}

function collect(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** What the process was started with: by so many percent the heap grows before all of it is collected. */
const calmPercent = Number(/--heap-growing-percent=(\d+)/.exec(process.execArgv.join(' '))?.[1]);

/** By about so much it may grow while a crowd waits, which the memory bar of `npm run prove -- stalls` leaves room for. */
const crowdedBytes = 48 * 1024 * 1024;

/** When a crowd was last there, while the heap may grow for it. */
let lastCrowd: number | null = null;

/**
 * What makes views for many at once leaves so much behind that all of the heap was collected twice in a second, and
 * each time everybody waited for some milliseconds. So it is done later while a crowd is there.
 */
export function letHeapGrow(): void {
  if (Number.isNaN(calmPercent)) return;
  const isFirst = lastCrowd === null;
  lastCrowd = performance.now();
  if (!isFirst) return;
  const percent = Math.round((crowdedBytes / process.memoryUsage().heapUsed) * 100);
  setFlagsFromString(`--heap-growing-percent=${Math.max(calmPercent, percent)}`);
}

/** Ends that where the last crowd is so many milliseconds ago; whether it did. What grew is still to be collected. */
function endGrowth(afterMs: number): boolean {
  if (lastCrowd === null || performance.now() - lastCrowd < afterMs) return false;
  lastCrowd = null;
  setFlagsFromString(`--heap-growing-percent=${calmPercent}`);
  return true;
}

/** The share of its time that a quiet site works. */
const idleShare = 0.02;

/**
 * Gives memory back at the first quiet moment after each busy one or a crowd, when nobody waits for it. So many
 * milliseconds tell whether anybody asks. Returns a function that ends it.
 */
export function freeMemoryWhenIdle(idleForMs = 30_000): () => void {
  let before = performance.eventLoopUtilization();
  let wasBusy = true;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const isBusy = performance.eventLoopUtilization(now, before).utilization > idleShare;
    if (endGrowth(idleForMs)) wasBusy = true;
    if (wasBusy && !isBusy) collect();
    wasBusy = isBusy;
    // To collect is no work of visitors.
    before = performance.eventLoopUtilization();
  }, idleForMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * The memory of a body that nobody reads any more, at once: it lies outside of V8's heap, but V8 counts it and
 * collects garbage the sooner the more of it there is. Small ones share theirs with others, and keep it.
 */
export function free({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}
