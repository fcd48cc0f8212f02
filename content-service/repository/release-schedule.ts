import { errorOf } from '@farol/content-model';
import { InvalidDocument } from './check/fault.ts';
import { dueReleases, failRelease, publishRelease } from './commands/releases.ts';
import { Refused } from './faults.ts';
import type { Command, Repository } from './repository.ts';

const LOOK_MS = 1000;

/** Refuses to publish what is forbidden. */
export type Guard = <Answer>(command: Command<Answer>) => Command<Answer>;

/**
 * Publishes scheduled releases when their time has come. Several processes may keep the same schedule: the
 * history lets only one of them publish, and the others find nothing left to do.
 */
export function keepSchedule(
  repository: Repository,
  clock: () => number,
  report: (fault: Error) => void,
  guard: Guard,
): () => void {
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    try {
      await publishDue(repository, clock, report, guard);
    } catch (fault) {
      report(errorOf(fault));
    } finally {
      looking = false;
    }
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One release that cannot be published holds up no other; its schedule is lifted, and the reason kept with it. */
export async function publishDue(
  repository: Repository,
  clock: () => number,
  report: (fault: Error) => void = () => {},
  guard: Guard = (command) => command,
): Promise<void> {
  for (const id of dueReleases(repository.state, clock()))
    try {
      await repository.do('schedule', (state, now) =>
        dueReleases(state, now).includes(id)
          ? guard(publishRelease(id))(state, now)
          : { events: [], answer: { documents: [] } },
      );
    } catch (fault) {
      if (!(fault instanceof Refused || fault instanceof InvalidDocument)) throw fault;
      report(fault);
      await repository.do('schedule', (state, now) =>
        dueReleases(state, now).includes(id)
          ? failRelease(id, fault)(state, now)
          : { events: [], answer: null },
      );
    }
}
