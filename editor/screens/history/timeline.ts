import type { ListedVersion } from '../../api/versions.ts';

/** A version that stands by itself in the timeline, with the autosaves that came between it and the one after it. */
export interface Entry {
  version: ListedVersion;
  /** Newest first. */
  folded: readonly ListedVersion[];
}

/** Newest first; autosaves that were never on the site lie folded under the newest of each run of one person. */
export function timelineOf(versions: readonly ListedVersion[]): Entry[] {
  const entries: { version: ListedVersion; folded: ListedVersion[] }[] = [];
  for (const version of versions) {
    const last = entries.at(-1);
    if (last && isFoldable(version) && isFoldable(last.version) && last.version.by === version.by)
      last.folded.push(version);
    else entries.push({ version, folded: [] });
  }
  return entries;
}

function isFoldable({ kind, publications }: ListedVersion): boolean {
  return kind === 'autosave' && publications.length === 0;
}
