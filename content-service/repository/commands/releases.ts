import type { Event, Release } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { Command } from '../repository.ts';
import type { State } from '../state.ts';
import { newId } from '../tokens.ts';

export function createRelease(input: {
  label: string;
  scheduledAt?: number | null | undefined;
}): Command<Release> {
  return () => {
    const release = { id: newId(), label: input.label, scheduledAt: input.scheduledAt ?? null };
    return { events: [{ kind: 'release-created', release }], answer: release };
  };
}

/** Renames a release, or sets or lifts its time. */
export function changeRelease(
  id: string,
  change: { label?: string | undefined; scheduledAt?: number | null | undefined },
): Command<Release> {
  return (state) => {
    const present = theRelease(state, id);
    const release = {
      id,
      label: change.label ?? present.label,
      scheduledAt: change.scheduledAt === undefined ? present.scheduledAt : change.scheduledAt,
    };
    return { events: [{ kind: 'release-changed', release }], answer: release };
  };
}

export function removeRelease(id: string): Command<null> {
  return (state) => {
    theRelease(state, id);
    return { events: [{ kind: 'release-removed', release: id }], answer: null };
  };
}

/** Publishes everything in the release in one commit: all of it or nothing. */
export function publishRelease(id: string): Command<{ documents: string[] }> {
  return (state) => {
    theRelease(state, id);
    const published = documentsIn(state, id);
    for (const { document } of published)
      if (state.documents.get(document)?.archived)
        throw new Refused(
          `Document ${document} in this release is archived. Restore it or take it out; nothing was published.`,
          409,
        );
    return {
      events: [
        ...published.map((each): Event => ({ kind: 'published', ...each })),
        { kind: 'release-published', release: id },
      ],
      answer: { documents: published.map(({ document }) => document) },
    };
  };
}

/** The releases whose time has come. */
export function dueReleases(state: State, now: number): string[] {
  return [...state.releases.values()]
    .filter(({ scheduledAt }) => scheduledAt !== null && scheduledAt <= now)
    .map(({ id }) => id);
}

export function documentsIn(
  state: State,
  release: string,
): { document: string; version: string }[] {
  return [...state.documents.values()].flatMap(({ id, releases }) => {
    const version = releases.get(release);
    return version === undefined ? [] : [{ document: id, version }];
  });
}

export function theRelease(state: State, id: string): Release {
  const release = state.releases.get(id);
  if (!release) throw new NotFound(`There is no release with the id ${id}.`);
  return release;
}
