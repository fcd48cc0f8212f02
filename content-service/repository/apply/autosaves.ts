import type { Event, VersionHead } from '../events.ts';
import type { Commit } from '../history.ts';
import type { DocumentState, State } from '../state.ts';

/** Moves a replaced autosave aside until its commit is compacted. */
export function supersede(
  state: State,
  commit: Commit,
  document: DocumentState,
  { id, kind, replaces }: VersionHead,
): void {
  if (kind === 'autosave' && commit.events.every(onlySaves))
    state.autosaves.set(id, { sequence: commit.sequence, checksum: commit.checksum });
  if (replaces === undefined) return;
  const commitOfReplaced = state.autosaves.get(replaces);
  const version = document.versions.find((candidate) => candidate.id === replaces);
  // Missing if it was already compacted when this history is read.
  if (!commitOfReplaced || !version) return;
  document.versions = document.versions.filter((other) => other !== version);
  state.autosaves.delete(replaces);
  state.superseded.set(replaces, { version, commit: commitOfReplaced, at: commit.at });
}

function onlySaves({ kind }: Event): boolean {
  return kind === 'version-written' || kind === 'answer-kept';
}
