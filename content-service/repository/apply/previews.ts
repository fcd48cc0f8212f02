import type { EventOf, Place } from '../events.ts';
import type { Commit } from '../history.ts';
import { fingerprint, type State } from '../state.ts';
import { sessionId } from '../tokens.ts';

export function startPreview(
  state: State,
  { preview }: EventOf<'preview-started'>,
  commit: Commit,
): void {
  for (const [id, { expiresAt }] of state.previews)
    if (expiresAt < commit.at) state.previews.delete(id);
  const id = sessionId(preview.id);
  const { by, at: startedAt } = commit;
  state.previews.set(id, { ...preview, id, by, startedAt, fingerprint: fingerprint(commit) });
}

export function endPreview(state: State, { preview }: EventOf<'preview-revoked'>): void {
  state.previews.delete(sessionId(preview));
}

/** Gives releases and previews that show this document a new fingerprint. */
export function touch(state: State, commit: Commit, document: string, place: Place): void {
  const newFingerprint = fingerprint(commit);
  if (place !== 'draft') {
    const release = state.releases.get(place.release);
    if (release) release.fingerprint = newFingerprint;
  }
  for (const preview of state.previews.values()) {
    if (preview.until !== undefined && place !== 'draft') preview.fingerprint = newFingerprint;
    if (preview.until !== undefined || !isSamePlace(preview.place, place)) continue;
    if (place !== 'draft' || preview.document === document) preview.fingerprint = newFingerprint;
  }
}

/** Previews of a point in time depend on every release. */
export function touchTimePreviews(state: State, commit: Commit): void {
  for (const preview of state.previews.values())
    if (preview.until !== undefined) preview.fingerprint = fingerprint(commit);
}

function isSamePlace(a: Place, b: Place): boolean {
  return a === 'draft' || b === 'draft' ? a === b : a.release === b.release;
}
