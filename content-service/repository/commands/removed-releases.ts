import type { Command } from '../command.ts';
import type { Event, Release } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { RemovedRelease, State } from '../state.ts';
import { otherWithUid } from './uids.ts';

interface RestoredRelease {
  release: Release;
  /** Documents that could not be restored to it: archived, uid taken, or content dropped since. */
  left: string[];
}

/** Restores a removed release with its contents. */
export function restoreRelease(id: string): Command<RestoredRelease> {
  return (state, now) => {
    const removed = theRemovedRelease(state, id);
    if (state.releases.has(id)) throw new Refused('This release is there already.', 409);
    const { label, zone, scheduledAt } = removed;
    const isInFuture = scheduledAt !== null && scheduledAt > now;
    const release: Release = {
      id,
      label,
      scheduledAt: isInFuture ? scheduledAt : null,
      ...(zone ? { zone } : {}),
    };
    const left: string[] = [];
    const events = removed.contents.flatMap(({ document, version, base }): Event[] => {
      if (canRestore(state, document, version))
        return [
          version === null
            ? { kind: 'unpublishing-planned', document, release: id, base }
            : { kind: 'placed', document, version, release: id, base },
        ];
      left.push(document);
      return [];
    });
    return {
      events: [{ kind: 'release-created', release }, ...events],
      answer: { release, left },
    };
  };
}

function canRestore(state: State, id: string, version: string | null): boolean {
  const document = state.documents.get(id);
  if (!document || document.archived) return false;
  if (version === null) return document.published !== null;
  const head = document.versions.find((candidate) => candidate.id === version);
  if (head === undefined || head.dropped) return false;
  return head.uid === null || otherWithUid(state, document, head.uid) === undefined;
}

function theRemovedRelease(state: State, id: string): RemovedRelease {
  const removed = state.removedReleases.get(id);
  if (!removed) throw new NotFound(`No release with the id ${id} was removed.`);
  return removed;
}
