import type { Command } from './command.ts';
import type { Event } from './events.ts';
import type { Commit } from './history.ts';
import type { DocumentState, State } from './state.ts';
import { versionsTranslated } from './translation-source.ts';

/** Versions dropped per commit, so that no row of the history grows without bound. */
const maxPerCommit = 1000;

/**
 * Drops the contents of old versions: neither published, drafted or in a release, nor shown by a ref that is still
 * readable, nor among the newest of their document, nor the source of a translation. Returns their ids.
 */
export function dropOldVersions(limits: {
  newest: number;
  /** The sequence of the oldest commit whose ref is readable. */
  oldestRef: number;
}): Command<string[]> {
  return (state) => {
    const events: Event[] = [];
    const answer: string[] = [];
    for (const document of state.documents.values()) {
      const old = oldVersions(document, limits);
      if (old.length === 0) continue;
      const translated = versionsTranslated(state, document);
      const versions = old
        .filter((id) => !translated.has(id))
        .slice(0, maxPerCommit - answer.length);
      if (versions.length === 0) continue;
      events.push({ kind: 'versions-dropped', document: document.id, versions });
      answer.push(...versions);
    }
    return { events, answer };
  };
}

function oldVersions(
  { versions, published, draft, releases, departures }: DocumentState,
  { newest, oldestRef }: { newest: number; oldestRef: number },
): string[] {
  const inUse = new Set([published, draft, ...releases.values()]);
  return versions
    .slice(0, Math.max(0, versions.length - newest))
    .filter(
      ({ id, dropped }) => !dropped && !inUse.has(id) && (departures.get(id) ?? 0) <= oldestRef,
    )
    .map(({ id }) => id);
}

/** Ids of the versions whose contents were dropped. */
export function droppedVersions(state: Readonly<State>): string[] {
  return [...state.documents.values()].flatMap(({ versions }) =>
    versions.flatMap(({ id, dropped }) => (dropped ? [id] : [])),
  );
}

export function droppedIn(commits: readonly Commit[]): Set<string> {
  const dropped = new Set<string>();
  for (const event of eventsOf(commits)) {
    if (event.kind === 'versions-dropped') for (const id of event.versions) dropped.add(id);
    if (event.kind === 'version-written' && event.version.replaces)
      dropped.add(event.version.replaces);
  }
  return dropped;
}

/**
 * Index of the last commit that replaced or unpublished a version dropped since, or -1. What was published
 * before that commit can no longer be shown completely.
 */
export function lastDroppedDeparture(
  commits: readonly Commit[],
  dropped: ReadonlySet<string>,
): number {
  const published = new Map<string, string>();
  let last = -1;
  for (const [index, commit] of commits.entries())
    for (const event of eventsOf([commit])) {
      if (event.kind !== 'published' && event.kind !== 'unpublished') continue;
      if (dropped.has(published.get(event.document) ?? '')) last = index;
      if (event.kind === 'published') published.set(event.document, event.version);
      else published.delete(event.document);
    }
  return last;
}

function* eventsOf(commits: readonly Commit[]): Generator<Event> {
  for (const { events } of commits) yield* events;
}
