import type { Event, Release } from '../events.ts';
import { NotFound, Refused, refusedFor } from '../faults.ts';
import { MOST_OBSTACLES, type Obstacle } from '../obstacle.ts';
import type { Command } from '../repository.ts';
import {
  type DocumentState,
  type ReleaseState,
  type State,
  type VersionPublication,
  versionOf,
} from '../state.ts';
import { newId } from '../tokens.ts';

/** Of many documents a sentence names the first ones. */
const MOST_NAMED = 5;

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

/** Renames a release, or sets or lifts its time. */
export function changeRelease(
  id: string,
  change: {
    label?: string | undefined;
    scheduledAt?: number | null | undefined;
    zone?: string | null | undefined;
  },
): Command<Release> {
  return (state) => {
    const present = theRelease(state, id);
    const zone = change.zone === undefined ? present.zone : change.zone;
    const release = {
      id,
      ...(zone ? { zone } : {}),
      ...(present.only === undefined ? {} : { only: present.only }),
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
    for (const { document: of, version } of published) {
      const document = state.documents.get(of);
      if (document?.archived)
        throw inTheWay(
          'archived',
          [about(document, version)],
          `Document ${of} in this release is archived. Restore it or take it out; nothing was published.`,
        );
    }
    refuseUnfilled(state, published);
    refuseConflicts(state, id);
    const leaving = leavingWith(state, id).filter(({ published: shown }) => shown !== null);
    return {
      events: [
        ...published.map((each): Event => ({ kind: 'published', ...each })),
        ...leaving.map(({ id: document }): Event => ({ kind: 'unpublished', document })),
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
    return document && head?.unfilled ? [{ ...about(document, version), type: head.type }] : [];
  });
  if (unfilled.length === 0) return;
  const rest = unfilled.length - MOST_NAMED;
  const names = unfilled
    .slice(0, MOST_NAMED)
    .map(({ type, title, document }) => `${type} “${title}” (${document})`);
  const named = names.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  throw inTheWay(
    'unfilled',
    unfilled.map(({ document, lang, title }) => ({ document, lang, title })),
    `Without data, because a migration made them and never filled them: ${named}. Run the migration to its end, or take them out of the release; nothing was published.`,
  );
}

/** What was published of a document since it came into a release, and would be undone by it unseen. */
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

/** Nothing that was published meanwhile is undone unseen. */
function refuseConflicts(state: State, release: string): void {
  const conflicting = [...state.documents.values()]
    .filter((document) => publishedSince(document, release))
    .map((document) => about(document, document.published ?? ''));
  if (conflicting.length === 0) return;
  const names = conflicting
    .slice(0, MOST_NAMED)
    .map(({ document, title }) => `“${title}” (${document})`);
  const rest = conflicting.length - names.length;
  throw inTheWay(
    'conflict',
    conflicting,
    `Published by somebody else since it came into this release: ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. Choose which text counts; nothing was published.`,
  );
}

type About = { document: string; lang: string; title: string };

function about({ id, lang, versions }: DocumentState, version: string): About {
  const head = versions.findLast((each) => each.id === version);
  return { document: id, lang, title: head?.title ?? '' };
}

function inTheWay(
  kind: Exclude<Obstacle['kind'], 'forbidden'>,
  documents: readonly About[],
  sentence: string,
): Refused {
  const ids = documents.map(({ document }) => document);
  return refusedFor(ids, sentence, 409, {
    code: codes[kind],
    obstacle: { kind, documents: documents.slice(0, MOST_OBSTACLES) },
  });
}

/** Of what a migration left unfilled only the sentence says what to do. */
const codes = { archived: 'archived', unfilled: undefined, conflict: 'changed_meanwhile' } as const;

/** The documents that a release takes off the site. */
export function leavingWith(state: Readonly<State>, release: string): DocumentState[] {
  return [...state.documents.values()].filter(({ unpublishedIn }) => unpublishedIn.has(release));
}

/** Takes the release off its schedule and keeps the reason, for whoever mends it. */
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

/** The releases whose time has come. */
export function dueReleases(state: State, now: number): string[] {
  return [...state.releases.values()]
    .filter(({ scheduledAt }) => scheduledAt !== null && scheduledAt <= now)
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
