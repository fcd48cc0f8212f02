import type { VersionContent } from '../store/store.ts';
import type { SnapshotDocument } from './snapshot.ts';
import type { DocumentState, Version } from './state.ts';

/**
 * Clients expect dates of every document under a release's ref; one that was never published has those of the
 * moment it came into the release.
 */
function inReleaseSince(document: DocumentState, version: Version): number | null {
  for (const [release, id] of document.releases)
    if (id === version.id) return document.inReleaseSince.get(release) ?? null;
  return null;
}

export function asDocument(
  document: DocumentState,
  version: Version,
  data: VersionContent,
): SnapshotDocument {
  const unpublishedAt = document.firstPublished === null ? inReleaseSince(document, version) : null;
  const slugs = version.slug === null ? document.slugs : [version.slug, ...document.slugs];
  const uids = version.uid === null ? document.uids : [...document.uids, version.uid];
  return {
    id: document.id,
    uid: version.uid,
    uids: [...new Set(uids)],
    type: document.type,
    lang: document.lang,
    tags: version.tags,
    group: document.group,
    slugs: [...new Set(slugs)],
    firstPublished: document.firstPublished ?? unpublishedAt,
    lastPublished: document.lastPublished ?? unpublishedAt,
    data,
  };
}
