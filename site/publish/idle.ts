/*
 * The site draws on one thread. What no visitor waits for, as to pack a page smaller or to read for the search, is done
 * once nobody needs a page drawn.
 */

/** Milliseconds without drawing after which the site is idle. */
const idleAfterMs = 100;

let last = Number.NEGATIVE_INFINITY;

/** Somebody needed a page drawn. */
export function notIdle(): void {
  last = performance.now();
}

/** Done once the site is idle, or after so many milliseconds. */
export async function whenIdle(atMost: number): Promise<void> {
  const end = performance.now() + atMost;
  for (;;) {
    const now = performance.now();
    const left = Math.min(end, last + idleAfterMs) - now;
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left).unref());
  }
}
