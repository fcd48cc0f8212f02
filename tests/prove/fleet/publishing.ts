import { setTimeout as pause } from 'node:timers/promises';
import type { Writer } from '../../../launch/writer.ts';
import { publish } from '../editing.ts';

/** Publishes one page repeatedly, and knows what the page should show by now. */
export function keepPublishing(writer: Writer, page: string) {
  const run = Date.now();
  const published: { number: number; at: number }[] = [];
  let isOver = false;

  async function work(): Promise<void> {
    for (let number = 1; !isOver; number += 1) {
      await publish(writer, page, { lead: `Number ${number} of run ${run}.` }).then(
        () => published.push({ number, at: performance.now() }),
        // The service is down: the editor retries.
        () => {},
      );
      await pause(250);
    }
  }

  const running = work();
  return {
    /** How late a page is, in milliseconds: the age of the first publication it does not show. */
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
