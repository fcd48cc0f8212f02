/*
 * The site renders on one thread. Work that no visitor waits for, such as compressing a page further or indexing for the
 * search, is left until nobody needs a page rendered.
 */

/** Time without rendering after which the site is idle. */
const idleAfterMs = 100;

let lastRenderingMs = Number.NEGATIVE_INFINITY;

/** Called whenever a page was rendered for a request. */
export function notIdle(): void {
  lastRenderingMs = performance.now();
}

/** Resolves once the site is idle, after `maxWaitMs` at the latest. */
export async function whenIdle(maxWaitMs: number): Promise<void> {
  const end = performance.now() + maxWaitMs;
  for (;;) {
    const left = Math.min(end, lastRenderingMs + idleAfterMs) - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left).unref());
  }
}
