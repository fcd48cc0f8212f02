import type { Command } from '../command.ts';
import type { Event, Release } from '../events.ts';
import { NotFound, Refused, refusedFor } from '../faults.ts';
import { maxObstacles, type Obstacle } from '../obstacle.ts';
import {
  type DocumentState,
  type ReleaseState,
  type State,
  type VersionPublication,
  versionOf,
} from '../state.ts';
import { newId } from '../tokens.ts';

/** Error messages name only the first documents. */
const maxNamed = 5;

export function createRelease(input: {
  label: string;
  scheduledAt?: number | null | undefined;
  zone?: string | null | undefined;
}): Command<Release> {
  return () => {
    const { label, scheduledAt = null, zone } = input;
    const release = { id: newId(), label, scheduledAt, ...(zone ? { zone } : {}) };
    return { events: [{ kind: 'release-created', release }], answer: release };
  };
}

/** Renames, schedules or unschedules a release. */
export function changeRelease(
  id: string,
  change: {
    label?: string | undefined;
    scheduledAt?: number | null | undefined;
    zone?: string | null | undefined;
  },
): Command<Release> {
  return (state) => {
    const current = theRelease(state, id);
    const zone = change.zone === undefined ? current.zone : change.zone;
    const release = {
      id,
      ...(zone ? { zone } : {}),
      ...(current.only === undefined ? {} : { only: current.only }),
      label: change.label ?? current.label,
      scheduledAt: change.scheduledAt === undefined ? current.scheduledAt : change.scheduledAt,
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

/** Publishes everything in the release in one commit, or refuses. */
export function publishRelease(release: string): Command<{ documents: string[] }> {
  return (state) => {
    theRelease(state, release);
    const published = documentsIn(state, release);
    for (const { document: id, version } of published) {
      const document = state.documents.get(id);
      if (document?.archived)
        throw obstructed(
          'archived',
          [summaryOf(document, version)],
          `Document ${id} in this release is archived. Restore it or take it out; nothing was published.`,
        );
    }
    refuseUnfilled(state, published);
    refuseConflicts(state, release);
    const unpublished = documentsUnpublishedBy(state, release).filter(
      (document) => document.published !== null,
    );
    return {
      events: [
        ...published.map((document): Event => ({ kind: 'published', ...document })),
        ...unpublished.map(({ id: document }): Event => ({ kind: 'unpublished', document })),
        { kind: 'release-published', release },
      ],
      answer: { documents: published.map(({ document }) => document) },
    };
  };
}

/** An interrupted migration leaves documents without data. */
function refuseUnfilled(
  { documents }: State,
  contents: readonly { document: string; version: string }[],
): void {
  const unfilled = contents.flatMap(({ document: id, version }) => {
    const document = documents.get(id);
    const head = document && versionOf(document, version);
    return document && head?.unfilled ? [{ ...summaryOf(document, version), type: head.type }] : [];
  });
  if (unfilled.length === 0) return;
  const names = unfilled.map(({ type, title, document }) => `${type} “${title}” (${document})`);
  throw obstructed(
    'unfilled',
    unfilled.map(({ document, lang, title }) => ({ document, lang, title })),
    `Without data, because a migration made them and never filled them: ${firstOf(names)}. Run the migration to its end, or take them out of the release; nothing was published.`,
  );
}

/** The publication of a document since it entered a release, which the release would silently overwrite. */
export function publishedSince(
  document: DocumentState,
  release: string,
): VersionPublication | null {
  const base = document.releaseBases.get(release);
  const { published } = document;
  const isSame = published === (document.releases.get(release) ?? null);
  if (base === undefined || base === published || published === null || isSame) return null;
  return document.publications.findLast(({ version }) => version === published) ?? null;
}

/** Refuses to overwrite what was published in the meantime. */
function refuseConflicts(state: State, release: string): void {
  const conflicting = [...state.documents.values()]
    .filter((document) => publishedSince(document, release))
    .map((document) => summaryOf(document, document.published ?? ''));
  if (conflicting.length === 0) return;
  const names = conflicting.map(({ document, title }) => `“${title}” (${document})`);
  throw obstructed(
    'conflict',
    conflicting,
    `Published by somebody else since it came into this release: ${firstOf(names)}. Choose which text counts; nothing was published.`,
  );
}

function firstOf(names: readonly string[]): string {
  const rest = names.length - maxNamed;
  return names.slice(0, maxNamed).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

interface DocumentSummary {
  document: string;
  lang: string;
  title: string;
}

function summaryOf({ id, lang, versions }: DocumentState, version: string): DocumentSummary {
  const head = versions.findLast((candidate) => candidate.id === version);
  return { document: id, lang, title: head?.title ?? '' };
}

function obstructed(
  kind: Exclude<Obstacle['kind'], 'forbidden'>,
  documents: readonly DocumentSummary[],
  sentence: string,
): Refused {
  const ids = documents.map(({ document }) => document);
  return refusedFor(ids, sentence, {
    code: codes[kind],
    obstacle: { kind, documents: documents.slice(0, maxObstacles) },
  });
}

/** For `unfilled` only the message says what to do. */
const codes = { archived: 'archived', unfilled: undefined, conflict: 'changed_meanwhile' } as const;

/** The documents that a release unpublishes. */
export function documentsUnpublishedBy(state: Readonly<State>, release: string): DocumentState[] {
  return [...state.documents.values()].filter(({ unpublishedIn }) => unpublishedIn.has(release));
}

/** Unschedules the release and stores why it failed. */
export function failRelease(id: string, fault: Error): Command<null> {
  return (state) => {
    theRelease(state, id);
    const documents = fault instanceof Refused ? [...fault.documents] : [];
    const reason = fault.message;
    const obstacle = fault instanceof Refused ? fault.obstacle : undefined;
    const failed = { release: id, reason, documents, ...(obstacle && { obstacle }) };
    return { events: [{ kind: 'release-failed', ...failed }], answer: null };
  };
}

/** Ids of the releases that are due, in the order of their times. */
export function dueReleases(state: Readonly<State>, now: number): string[] {
  return [...state.releases.values()]
    .filter(({ scheduledAt }) => scheduledAt !== null && scheduledAt <= now)
    .sort((one, other) => (one.scheduledAt ?? 0) - (other.scheduledAt ?? 0))
    .map(({ id }) => id);
}

export function documentsIn(
  state: Readonly<State>,
  release: string,
): { document: string; version: string }[] {
  return [...state.documents.values()].flatMap(({ id, releases }) => {
    const version = releases.get(release);
    return version === undefined ? [] : [{ document: id, version }];
  });
}

export function theRelease(state: Readonly<State>, id: string): ReleaseState {
  const release = state.releases.get(id);
  if (!release) throw new NotFound(`There is no release with the id ${id}.`);
  return release;
}
