import { errorOf, minuteMs } from '@farol/content-model';

const intervalMs = 10 * minuteMs;

/**
 * Runs clean-up tasks now and at intervals. Several processes may do so, because the tasks can run concurrently.
 */
export function startTidying(
  tasks: readonly (() => Promise<void>)[],
  report: (fault: Error) => void,
): () => void {
  let isStopped = false;
  const tidy = async () => {
    for (const task of tasks)
      try {
        await task();
      } catch (fault) {
        if (!isStopped) report(errorOf(fault));
      }
  };
  void tidy();
  const timer = setInterval(tidy, intervalMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
