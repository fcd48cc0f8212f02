import type { Event, Release } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { Command } from '../repository.ts';
import { type State, versionOf } from '../state.ts';
import { newId } from '../tokens.ts';

/** Of many documents a sentence names the first ones. */
const MOST_NAMED = 5;

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
    refuseUnfilled(state, published);
    return {
      events: [
        ...published.map((each): Event => ({ kind: 'published', ...each })),
        { kind: 'release-published', release: id },
      ],
      answer: { documents: published.map(({ document }) => document) },
    };
  };
}

/** A migration that was broken off leaves documents that have an id and say nothing. */
function refuseUnfilled(
  { documents }: State,
  standing: readonly { document: string; version: string }[],
): void {
  const unfilled = standing.flatMap(({ document: id, version }) => {
    const document = documents.get(id);
    const head = document && versionOf(document, version);
    return head?.unfilled ? [`${head.type} “${head.title}” (${id})`] : [];
  });
  if (unfilled.length === 0) return;
  const rest = unfilled.length - MOST_NAMED;
  const named = unfilled.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  throw new Refused(
    `Without data, because a migration made them and never filled them: ${named}. Run the migration to its end, or take them out of the release; nothing was published.`,
    409,
  );
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
