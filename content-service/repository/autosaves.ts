import type { DocumentState, State, Superseded, Version } from './state.ts';
import { versionsTranslated } from './translation-source.ts';

/** Writing that goes on for longer begins another version, so that the history shows how a text grew. */
const LONGEST_RUN_MS = 10 * 60 * 1000;
/** What was replaced stays readable for so long, for whoever began with it; */
export const SUPERSEDED_KEPT_MS = 60 * 60 * 1000;
/** but never more of them, so that neither a start nor the memory grows with how much is typed. */
export const MOST_SUPERSEDED = 1000;

/** The autosave that the next version of the same person takes the place of; null where it stays. */
export function replacedAutosave(
  state: State,
  document: DocumentState,
  { by, now }: { by: string; now: number },
): Version | null {
  const { draft } = document;
  const last = document.versions.at(-1);
  if (!last || last.id !== draft || last.kind !== 'autosave' || last.by !== by) return null;
  if (!state.autosaves.has(last.id) || now - (last.since ?? last.at) >= LONGEST_RUN_MS) return null;
  if (isNeeded(document, last.id)) return null;
  return versionsTranslated(state, document).has(last.id) ? null : last;
}

/** Whether a version is more than the draft of its document: published once, or in a release. */
function isNeeded({ publications, releases }: DocumentState, id: string): boolean {
  return publications.some(({ version }) => version === id) || [...releases.values()].includes(id);
}

/** What is to be compacted now: replaced long enough ago, or beyond the most that are kept. */
export function toCompact(
  { superseded }: State,
  { now, kept }: { now: number; kept: number },
): [string, Superseded][] {
  const surplus = superseded.size - kept;
  return [...superseded].filter(
    ([, { at }], index) => index < surplus || at <= now - SUPERSEDED_KEPT_MS,
  );
}
