import { sentenceOf } from './sentences.ts';

/** How long a process that ends under load still takes requests: longer than most clients pause between two. */
export const linger = { partingMs: 1_000 };

/** Calls `stop` when the process shall end, by a signal or with whoever started it, and ends the process. */
export function stopOnSignals(stop: (options: { partingMs: number }) => Promise<void>): void {
  const leave = async () => {
    try {
      await stop(linger);
      process.exit(0);
    } catch (fault) {
      console.error(sentenceOf(fault));
      process.exit(1);
    }
  };
  // A second signal ends it at once.
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
  // The command that started this process is gone, and nobody else would end it.
  process.once('disconnect', leave);
}
