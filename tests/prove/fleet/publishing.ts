import { setTimeout as pause } from 'node:timers/promises';
import type { Writer } from '../../../launch/writer.ts';
import { publish } from '../editing.ts';

/** Publishes one page again and again, and knows what a page should show by now. */
export function keepPublishing(writer: Writer, page: string) {
  const run = Date.now();
  const published: { number: number; at: number }[] = [];
  let isOver = false;

  async function work(): Promise<void> {
    for (let number = 1; !isOver; number += 1) {
      await publish(writer, page, { lead: `Number ${number} of run ${run}.` }).then(
        () => published.push({ number, at: performance.now() }),
        // Nobody is there to take it: the editor tries again.
        () => {},
      );
      await pause(250);
    }
  }

  const running = work();
  return {
    /** Milliseconds by which a page is late: how long ago the first publication was made that it does not show. */
    lateness(html: string, askedAt: number): number {
      const shown = Number(new RegExp(`Number (\\d+) of run ${run}`).exec(html)?.[1] ?? 0);
      const missing = published.find(({ number }) => number > shown);
      return missing ? Math.max(0, askedAt - missing.at) : 0;
    },
    stop(): Promise<void> {
      isOver = true;
      return running;
    },
  };
}
