import type { EventOf } from '../events.ts';
import type { Commit } from '../history.ts';
import { fingerprint, type Publication, type State } from '../state.ts';
import { existing, takeOut } from './documents.ts';

export function saveRelease(
  state: State,
  { release }: EventOf<'release-created' | 'release-changed'>,
  commit: Commit,
): void {
  const before = state.releases.get(release.id);
  state.releases.set(release.id, {
    ...release,
    createdAt: before?.createdAt ?? commit.at,
    by: before?.by ?? commit.by,
    fingerprint: fingerprint(commit),
    failure: release.scheduledAt === null ? (before?.failure ?? null) : null,
  });
}

export function failRelease(
  state: State,
  { release: id, reason, documents }: EventOf<'release-failed'>,
  commit: Commit,
): void {
  const release = state.releases.get(id);
  if (!release) return;
  const { scheduledAt } = release;
  release.failure = { at: commit.at, scheduledAt, reason, documents };
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
    const { fingerprint: _fingerprint, failure: _failure, ...kept } = release;
    state.pastReleases.push({
      ...kept,
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
  removeRelease(state, id);
}

export function removeRelease(state: State, id: string): void {
  state.releases.delete(id);
  for (const document of state.documents.values()) takeOut(document, id);
}
