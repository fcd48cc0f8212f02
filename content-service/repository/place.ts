import type { Place } from './events.ts';
import { type State, type Version, versionOf } from './state.ts';

/** Ids of the documents that a release unpublishes. */
export function unpublishedIn(state: State, place: Place): string[] {
  if (place === 'draft') return [];
  return [...state.documents.values()].flatMap((document) =>
    document.unpublishedIn.has(place.release) ? [document.id] : [],
  );
}

/** The versions in a release, or the draft of a document. */
export function versionsAt(state: State, place: Place, document: string | null): Version[] {
  if (place === 'draft') {
    const owner = document === null ? undefined : state.documents.get(document);
    return owner?.draft ? [versionOf(owner, owner.draft)] : [];
  }
  return [...state.documents.values()].flatMap((candidate) => {
    const id = candidate.releases.get(place.release);
    return id === undefined ? [] : [versionOf(candidate, id)];
  });
}
