import { sentenceOf } from './sentences.ts';

/** How long a stopping process still takes requests: longer than most clients pause between two. */
export const shutdown = { drainMs: 1_000 };

/** Calls `stop` on a signal or when the parent process is gone, then exits. */
export function stopOnSignals(stop: (options: { drainMs: number }) => Promise<void>): void {
  const exit = async () => {
    try {
      await stop(shutdown);
      process.exit(0);
    } catch (fault) {
      console.error(sentenceOf(fault));
      process.exit(1);
    }
  };
  // `once`: a second signal kills the process at once.
  process.once('SIGTERM', exit);
  process.once('SIGINT', exit);
  // The parent process is gone, and nothing else would end this one.
  process.once('disconnect', exit);
}
