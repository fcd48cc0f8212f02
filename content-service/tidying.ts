import { errorOf } from '@farol/content-model';

const LOOK_MS = 10 * 60 * 1000;

/**
 * Clears away what is no longer needed, now and from time to time. Several processes may do so; each piece of
 * work stands being done by two at once.
 */
export function keepTidy(
  work: readonly (() => Promise<void>)[],
  report: (fault: Error) => void,
): () => void {
  let ended = false;
  const tidy = async () => {
    for (const each of work)
      try {
        await each();
      } catch (fault) {
        if (!ended) report(errorOf(fault));
      }
  };
  void tidy();
  const timer = setInterval(tidy, LOOK_MS);
  timer.unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}
