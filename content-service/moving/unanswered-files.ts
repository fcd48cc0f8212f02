import { wireDocument } from '../content-api/wire/document.ts';
import { View } from '../content-api/wire/view.ts';
import type { Repository } from '../repository/repository.ts';
import type { Snapshot, SnapshotAsset } from '../repository/snapshot.ts';

/** The files of a snapshot; records those that an answer needed and did not find. */
class RecordingFiles extends Map<string, SnapshotAsset> {
  readonly missing = new Set<string>();

  override get(id: string): SnapshotAsset | undefined {
    const asset = super.get(id);
    if (!asset) this.missing.add(id);
    return asset;
  }
}

/**
 * Builds the answer of every document, published or in a release, as a service starting now would, and reports those in
 * which a stored picture or file is missing.
 */
export function unansweredFiles(repository: Repository, now: number): string[] {
  const snapshots = [repository.master()];
  for (const { ref } of repository.releases()) {
    const resolved = repository.resolve(ref, now);
    if ('snapshot' in resolved) snapshots.push(resolved.snapshot);
  }
  return [...new Set(snapshots.flatMap(unansweredIn))];
}

function unansweredIn(snapshot: Snapshot): string[] {
  const assets = new RecordingFiles(snapshot.contents.assets);
  const recorded = snapshot.with(snapshot.ref, new Map(), { ...snapshot.contents, assets });
  const view = () =>
    new View({
      snapshot: recorded,
      origin: '',
      ref: recorded.ref,
      routes: [],
      brokenRoute: null,
      selections: null,
      fetchedLinks: new Map(),
    });
  return recorded.ordered.flatMap((document) => {
    assets.missing.clear();
    wireDocument(view(), document);
    const name = document.uid ?? document.slugs[0] ?? document.type;
    return [...assets.missing].map(
      (id) =>
        `Document ${document.id} (${name}, ${document.lang}) shows the file ${id}, which is not answered with it.`,
    );
  });
}
