import type { Place } from './events.ts';
import { type State, type Version, versionOf } from './state.ts';

/** What a release takes off the site. */
export function leavingWith(state: State, place: Place): string[] {
  if (place === 'draft') return [];
  return [...state.documents.values()].flatMap(({ id, unpublishedIn }) =>
    unpublishedIn.has(place.release) ? [id] : [],
  );
}

/** What lies in a release, or is the draft of a document. */
export function versionsAt(state: State, place: Place, document: string | null): Version[] {
  if (place === 'draft') {
    const drafted = document === null ? undefined : state.documents.get(document);
    return drafted?.draft ? [versionOf(drafted, drafted.draft)] : [];
  }
  return [...state.documents.values()].flatMap((each) => {
    const id = each.releases.get(place.release);
    return id === undefined ? [] : [versionOf(each, id)];
  });
}
