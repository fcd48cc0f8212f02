/*
 * The site draws on one thread. What no visitor waits for, as to pack a page smaller or to read for the search, is done
 * once nobody needs a page drawn.
 */

/** Milliseconds without drawing after which it is quiet. */
const moment = 100;

let last = Number.NEGATIVE_INFINITY;

/** Somebody needed a page drawn. */
export function notQuiet(): void {
  last = performance.now();
}

/** Done once it is quiet, or after so many milliseconds. */
export async function quiet(atMost: number): Promise<void> {
  const end = performance.now() + atMost;
  for (;;) {
    const now = performance.now();
    const left = Math.min(end, last + moment) - now;
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left).unref());
  }
}
