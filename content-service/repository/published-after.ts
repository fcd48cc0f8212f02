import type { VersionContent } from '../store/store.ts';
import type { Repository } from './repository.ts';
import type { Snapshot, SnapshotDocument } from './snapshot.ts';
import { asDocument } from './snapshot-document.ts';
import type { State } from './state.ts';

/** What a publication would do: the version of each document that would be published, null where one leaves. */
export type Publishing = ReadonlyMap<string, string | null>;

/** What would be published then. Contents that are not at hand, those of old versions, are given along. */
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
    const head = document.versions.findLast((each) => each.id === version);
    const data = contents.get(version) ?? contentAtHand(repository, id, version);
    if (head && data) changes.set(id, asDocument(document, head, data));
  }
  return repository.master().with('after', changes);
}

/** The content of a version that stands somewhere. */
export function contentAtHand(
  repository: Repository,
  id: string,
  version: string,
): VersionContent | undefined {
  const placed = repository.snapshots.content(version);
  if (placed) return placed;
  const isShown = repository.state.documents.get(id)?.published === version;
  return isShown ? repository.master().document(id)?.data : undefined;
}

/** The drafts of a page in all its languages, as if all were published. */
export function draftsOf(state: Readonly<State>, group: string): Publishing {
  const publishing = new Map<string, string>();
  for (const { id, draft, archived } of state.index.inGroup(group))
    if (draft !== null && !archived) publishing.set(id, draft);
  return publishing;
}
