import type { VersionContent } from '../store/store.ts';
import type { Repository } from './repository.ts';
import type { Snapshot, SnapshotDocument } from './snapshot.ts';
import { asDocument } from './snapshot-document.ts';
import type { State } from './state.ts';

/** A planned publication: document id -> version to publish, or null to unpublish it. */
export type Publishing = ReadonlyMap<string, string | null>;

/** The published documents after a publication. `contents` must include old versions, which are not in memory. */
export function publishedAfter(
  repository: Repository,
  publishing: Publishing,
  contents: ReadonlyMap<string, VersionContent> = new Map(),
): Snapshot {
  const { state } = repository;
  const changes = new Map<string, SnapshotDocument | null>();
  for (const [id, version] of publishing) {
    const document = state.documents.get(id);
    if (!document) continue;
    if (version === null) {
      changes.set(id, null);
      continue;
    }
    const head = document.versions.findLast(({ id }) => id === version);
    const data = contents.get(version) ?? contentInMemory(repository, id, version);
    if (head && data) changes.set(id, asDocument(document, head, data));
  }
  return repository.master().with('after', changes);
}

/** The content of a version that is published, drafted or in a release. */
export function contentInMemory(
  repository: Repository,
  id: string,
  version: string,
): VersionContent | undefined {
  const placed = repository.snapshots.content(version);
  if (placed) return placed;
  const isPublished = repository.state.documents.get(id)?.published === version;
  return isPublished ? repository.master().document(id)?.data : undefined;
}

/** A publication of a page's drafts in all languages. */
export function draftsOf(state: Readonly<State>, group: string): Publishing {
  const publishing = new Map<string, string>();
  for (const { id, draft, archived } of state.index.inGroup(group))
    if (draft !== null && !archived) publishing.set(id, draft);
  return publishing;
}
