import { memoized } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';

type Documents = readonly SnapshotDocument[];

/** The documents of several lists, in the order of the snapshot. */
export function union(snapshot: Snapshot, lists: readonly Documents[]): Documents {
  const [first, ...others] = lists;
  if (first && others.length === 0) return first;
  const all = new Set(lists.flat());
  // Filtering all documents is faster than sorting a large part of them.
  if (all.size * 8 > snapshot.size) {
    return snapshot.ordered.filter((document) => all.has(document));
  }
  const indices = indicesOf(snapshot);
  return [...all].sort((a, b) => (indices.get(a) ?? 0) - (indices.get(b) ?? 0));
}

const indicesOf = memoized(
  (snapshot: Snapshot): ReadonlyMap<SnapshotDocument, number> =>
    new Map(snapshot.ordered.map((document, index) => [document, index])),
);
