import type { Event, VersionHead } from '../events.ts';
import type { Commit } from '../history.ts';
import type { DocumentState, State } from '../state.ts';

/** An autosave takes the place of the one before it, which is kept aside until its commit is compacted. */
export function supersede(
  state: State,
  commit: Commit,
  document: DocumentState,
  { id, kind, replaces }: VersionHead,
): void {
  if (kind === 'autosave' && commit.events.every(isOfSaving))
    state.autosaves.set(id, { sequence: commit.sequence, checksum: commit.checksum });
  if (replaces === undefined) return;
  const before = state.autosaves.get(replaces);
  const version = document.versions.find((each) => each.id === replaces);
  // Both are gone where it was compacted before this was read.
  if (!before || !version) return;
  document.versions = document.versions.filter((each) => each !== version);
  state.autosaves.delete(replaces);
  state.superseded.set(replaces, { version, commit: before, at: commit.at });
}

function isOfSaving({ kind }: Event): boolean {
  return kind === 'version-written' || kind === 'answer-kept';
}
