import type { ListedVersion } from '../../api/versions.ts';

/** An entry of the timeline, with the autosaves between it and the next entry. */
export interface Entry {
  version: ListedVersion;
  /** Newest first. */
  folded: readonly ListedVersion[];
}

/** Newest first; autosaves that were never published are folded under the newest of each run by one person. */
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
