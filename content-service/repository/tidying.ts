import type { Repository } from './repository.ts';

const LOOK_MS = 10 * 60 * 1000;

/**
 * Lets go of the contents of old versions, now and from time to time. Several processes may do so: the history
 * lets only one of them decide, and the others find nothing left to do.
 */
export function keepTidy(
  repository: Repository,
  newest: number,
  report: (fault: Error) => void,
): () => void {
  let ended = false;
  const tidy = async (first: boolean) => {
    try {
      if (first) await repository.dropAgain();
      while (!ended && newest > 0 && (await repository.dropOldVersions(newest)) > 0);
    } catch (fault) {
      if (!ended) report(fault instanceof Error ? fault : new Error(String(fault)));
    }
  };
  void tidy(true);
  const timer = setInterval(() => void tidy(false), LOOK_MS);
  timer.unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}
