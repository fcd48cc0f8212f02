/** Milliseconds between two times. */
const seldom = 10 * 60_000;

let last = Number.NEGATIVE_INFINITY;

/**
 * Gives the memory back that drawing and packing needed for a moment: serving alone, V8 would keep it. Takes some
 * hundredths of a second, so it is done seldom, and only in a process that was started with `--expose-gc`.
 */
export function giveBack(): void {
  const now = performance.now();
  if (!globalThis.gc || now - last < seldom) return;
  last = now;
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
