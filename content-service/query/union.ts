import { memoized } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';

type Documents = readonly SnapshotDocument[];

/** All the documents of several lists in the snapshot's own order. */
export function union(snapshot: Snapshot, lists: readonly Documents[]): Documents {
  const [only, ...others] = lists;
  if (only && others.length === 0) return only;
  const found = new Set(lists.flat());
  // Going through everything is faster than sorting a good part of it.
  if (found.size * 8 > snapshot.size) {
    return snapshot.ordered.filter((document) => found.has(document));
  }
  const placeOf = placesOf(snapshot);
  return [...found].sort((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0));
}

const placesOf = memoized(
  (snapshot: Snapshot): ReadonlyMap<SnapshotDocument, number> =>
    new Map(snapshot.ordered.map((document, place) => [document, place])),
);
