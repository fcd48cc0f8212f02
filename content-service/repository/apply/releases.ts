import { readDate } from '@farol/content-model';
import type { EventOf } from '../events.ts';
import type { Commit } from '../history.ts';
import {
  fingerprint,
  keepName,
  type Publication,
  type RemovedRelease,
  type State,
} from '../state.ts';
import { existing, removeFromRelease } from './documents.ts';

export function saveRelease(
  state: State,
  { release }: EventOf<'release-created' | 'release-changed'>,
  commit: Commit,
): void {
  const before = state.releases.get(release.id);
  // Earlier versions took times that no calendar has, at which nothing is ever published.
  const scheduledAt = readDate(release.scheduledAt);
  state.removedReleases.delete(release.id);
  state.releases.set(release.id, {
    ...release,
    scheduledAt,
    createdAt: before?.createdAt ?? commit.at,
    by: before?.by ?? commit.by,
    fingerprint: fingerprint(commit),
    failure: scheduledAt === null ? (before?.failure ?? null) : null,
  });
}

export function failRelease(
  state: State,
  { release: id, reason, documents, obstacle }: EventOf<'release-failed'>,
  commit: Commit,
): void {
  const release = state.releases.get(id);
  if (!release) return;
  const { scheduledAt } = release;
  release.failure = {
    at: commit.at,
    scheduledAt,
    reason,
    documents,
    ...(obstacle && { obstacle }),
  };
  release.scheduledAt = null;
  release.fingerprint = fingerprint(commit);
}

export function publishRelease(
  state: State,
  { release: id }: EventOf<'release-published'>,
  _: Commit,
  publication: Publication,
): void {
  publication.release = id;
  const release = state.releases.get(id);
  if (release) {
    const { fingerprint: _fingerprint, failure: _failure, ...details } = release;
    state.pastReleases.push({
      ...details,
      publishedAt: publication.at,
      publishedBy: publication.by,
      sequence: publication.sequence,
      documents: [
        ...publication.published.map((document) => ({
          document,
          version: existing(state, document).published,
        })),
        ...publication.unpublished.map((document) => ({ document, version: null })),
      ],
    });
  }
  clear(state, id);
}

/** Only the most recently removed releases can be restored. */
const maxRemoved = 50;

export function removeRelease(
  state: State,
  { release: id }: EventOf<'release-removed'>,
  { at, by }: Commit,
): void {
  const release = state.releases.get(id);
  const contents = contentsOf(state, id);
  clear(state, id);
  // A single document's schedule is cancelled for good, and an empty release is easily created again.
  if (!release || release.only !== undefined || contents.length === 0) return;
  const { label, scheduledAt, zone } = release;
  state.removedReleases.set(id, {
    id,
    label,
    scheduledAt,
    removedAt: at,
    removedBy: by,
    contents,
    ...(zone ? { zone } : {}),
  });
  const [oldest] = state.removedReleases.keys();
  if (state.removedReleases.size > maxRemoved && oldest) state.removedReleases.delete(oldest);
}

function contentsOf(state: State, id: string): RemovedRelease['contents'] {
  return [...state.documents.values()].flatMap(
    ({ id: document, releases, unpublishedIn, releaseBases }) => {
      const version = releases.get(id) ?? null;
      const base = releaseBases.get(id) ?? null;
      return version !== null || unpublishedIn.has(id) ? [{ document, version, base }] : [];
    },
  );
}

function clear(state: State, id: string): void {
  keepName(state, id, state.releases.get(id)?.label);
  state.releases.delete(id);
  for (const document of state.documents.values()) removeFromRelease(document, id);
}
