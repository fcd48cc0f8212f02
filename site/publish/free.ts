import { performance } from 'node:perf_hooks';

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

/** Milliseconds that tell whether anybody asks, and the share of them that a quiet site works. */
const idleForMs = 30_000;
const idleShare = 0.02;

/** The same, at the first quiet moment after each busy one: nobody waits then. Returns a function that ends it. */
export function freeMemoryWhenIdle(): () => void {
  let before = performance.eventLoopUtilization();
  let wasBusy = true;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const isBusy = performance.eventLoopUtilization(now, before).utilization > idleShare;
    before = now;
    if (wasBusy && !isBusy) collect();
    wasBusy = isBusy;
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
