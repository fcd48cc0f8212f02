import type { VersionContent } from '../store/store.ts';
import type { SnapshotDocument } from './snapshot.ts';
import type { DocumentState, Version } from './state.ts';

/**
 * When the document entered the release that holds this version. Clients expect dates on every document of a
 * release ref, so a never published one gets this date.
 */
function inReleaseSince(document: DocumentState, version: string): number | null {
  for (const [release, id] of document.releases)
    if (id === version) return document.inReleaseSince.get(release) ?? null;
  return null;
}

/** The part of a version that a snapshot shows, besides the content. */
export type ShownVersion = Pick<Version, 'id' | 'uid' | 'slug' | 'tags'>;

export function asDocument(
  document: DocumentState,
  version: ShownVersion,
  data: VersionContent,
): SnapshotDocument {
  const unpublishedAt =
    document.firstPublished === null ? inReleaseSince(document, version.id) : null;
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
