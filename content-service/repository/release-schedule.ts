import { errorOf } from '@farol/content-model';
import { InvalidDocument } from './check/fault.ts';
import type { Command } from './command.ts';
import { dueReleases, failRelease, publishRelease } from './commands/releases.ts';
import { Refused } from './faults.ts';
import type { Repository } from './repository.ts';

const checkIntervalMs = 1000;

/** Wraps a command so that it refuses to publish texts that fail a check. */
type Guard = <Answer>(command: Command<Answer>) => Command<Answer>;

/**
 * Publishes scheduled releases when they are due. Several processes may run this at once: the history lets only
 * one of them publish, and the others find nothing to do.
 */
export function startReleaseSchedule(
  repository: Repository,
  clock: () => number,
  report: (fault: Error) => void,
  guard: Guard,
): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await publishDue(repository, clock, report, guard);
    } catch (fault) {
      report(errorOf(fault));
    } finally {
      isRunning = false;
    }
  }, checkIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** A release that cannot be published does not block the others: it is unscheduled and the reason stored. */
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
      const label = repository.state.releases.get(id)?.label ?? id;
      report(new Refused(`The release “${label}” was not published: ${fault.message}`));
      await repository.do('schedule', (state, now) =>
        dueReleases(state, now).includes(id)
          ? failRelease(id, fault)(state, now)
          : { events: [], answer: null },
      );
    }
}
