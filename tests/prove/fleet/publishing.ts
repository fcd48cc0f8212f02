import { setTimeout as pause } from 'node:timers/promises';
import type { Writer } from '../../../commands/writer.ts';
import { publish } from '../editing.ts';

/** Publishes one page again and again, and knows which number should have been seen when. */
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
    /** Whether a page shows less than was published before a time. */
    isOld(html: string, before: number): boolean {
      const due = published.findLast(({ at }) => at <= before)?.number ?? 0;
      const shown = new RegExp(`Number (\\d+) of run ${run}`).exec(html)?.[1] ?? 0;
      return Number(shown) < due;
    },
    stop(): Promise<void> {
      isOver = true;
      return running;
    },
  };
}
