import { InvalidDocument } from './check/fault.ts';
import { changeRelease, dueReleases, publishRelease } from './commands/releases.ts';
import { Refused } from './faults.ts';
import type { Repository } from './repository.ts';

const LOOK_MS = 1000;

/**
 * Publishes scheduled releases when their time has come. Several processes may keep the same schedule: the
 * history lets only one of them publish, and the others find nothing left to do.
 */
export function keepSchedule(
  repository: Repository,
  clock: () => number,
  report: (fault: Error) => void,
): () => void {
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    try {
      await publishDue(repository, clock, report);
    } catch (fault) {
      report(fault instanceof Error ? fault : new Error(String(fault)));
    } finally {
      looking = false;
    }
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One release that cannot be published holds up no other; its schedule is lifted, and the reason told once. */
export async function publishDue(
  repository: Repository,
  clock: () => number,
  report: (fault: Error) => void = () => {},
): Promise<void> {
  for (const id of dueReleases(repository.state, clock()))
    try {
      await repository.do('schedule', (state, now) =>
        dueReleases(state, now).includes(id)
          ? publishRelease(id)(state, now)
          : { events: [], answer: { documents: [] } },
      );
    } catch (fault) {
      if (!(fault instanceof Refused || fault instanceof InvalidDocument)) throw fault;
      report(fault);
      await repository.do('schedule', (state, now) =>
        dueReleases(state, now).includes(id)
          ? changeRelease(id, { scheduledAt: null })(state, now)
          : { events: [], answer: null },
      );
    }
}
