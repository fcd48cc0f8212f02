import {
  documentsIn,
  documentsUnpublishedBy,
  publishedSince,
} from '../repository/commands/releases.ts';
import type { Publishing } from '../repository/published-after.ts';
import { type DocumentState, type State, versionOf } from '../repository/state.ts';

/** A document in a release, with what is shown about it there. */
export interface ReleaseRow {
  document: string;
  /** Null where the release unpublishes it. */
  version: string | null;
  action: 'publish' | 'unpublish';
  type: string;
  lang: string;
  title: string;
  uid: string | null;
  /** Whether it is not published at present. */
  isNew: boolean;
  /** The version published since it was put into the release. */
  conflict: { version: string; at: number; by: string } | null;
  /** The draft written since, which is not published with the release. */
  newer: { version: string; at: number; by: string } | null;
}

export function rowsOf(state: Readonly<State>, release: string): ReleaseRow[] {
  const rows: ReleaseRow[] = [];
  for (const document of state.documents.values()) {
    const version = document.releases.get(release) ?? null;
    if (version !== null || document.unpublishedIn.has(release))
      rows.push(rowOf(document, version, release));
  }
  return rows.sort((a, b) => a.title.localeCompare(b.title) || (a.lang < b.lang ? -1 : 1));
}

function rowOf(document: DocumentState, version: string | null, release: string): ReleaseRow {
  const { id, type, lang, published, versions } = document;
  const { title, uid } = versionOf(document, version ?? published ?? versions.at(-1)?.id ?? '');
  const conflict = publishedSince(document, release);
  return {
    document: id,
    version,
    action: version === null ? 'unpublish' : 'publish',
    type,
    lang,
    title,
    uid,
    isNew: version !== null && published === null,
    conflict: conflict && { version: conflict.version, at: conflict.at, by: conflict.by },
    newer: version === null ? null : writtenSince(document, version),
  };
}

function writtenSince(document: DocumentState, version: string): ReleaseRow['newer'] {
  if (document.draft === null || document.draft === version) return null;
  const { id, at, by } = versionOf(document, document.draft);
  return at > versionOf(document, version).at ? { version: id, at, by } : null;
}

/** What publishing a release would do. */
export function publishingOfRelease(state: Readonly<State>, release: string): Publishing {
  const publishing = new Map<string, string | null>();
  for (const { document, version } of documentsIn(state, release))
    publishing.set(document, version);
  for (const { id } of documentsUnpublishedBy(state, release)) publishing.set(id, null);
  return publishing;
}
