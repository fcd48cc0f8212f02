import { hourMs, minuteMs } from '@farol/content-model';
import type { DocumentState, State, Superseded, Version } from './state.ts';
import { versionsTranslated } from './translation-source.ts';

/** Longer runs of typing start a new version, so that the history shows how a text evolved. */
const maxRunMs = 10 * minuteMs;
/** Superseded autosaves stay readable for this long, for editors whose text is based on one. */
export const supersededTtlMs = hourMs;
/** Upper bound, so that neither startup time nor memory grows with the amount of typing. */
export const maxSuperseded = 1000;

/** The autosave that the next version by the same person replaces; null if there is none to replace. */
export function replacedAutosave(
  state: State,
  document: DocumentState,
  { by, now }: { by: string; now: number },
): Version | null {
  const { draft } = document;
  const last = document.versions.at(-1);
  if (!last || last.id !== draft || last.kind !== 'autosave' || last.by !== by) return null;
  if (!state.autosaves.has(last.id) || now - (last.since ?? last.at) >= maxRunMs) return null;
  if (isNeeded(document, last.id)) return null;
  return versionsTranslated(state, document).has(last.id) ? null : last;
}

/** Whether a version is used beyond being the draft: published at some time, or in a release. */
function isNeeded({ publications, releases }: DocumentState, id: string): boolean {
  return publications.some(({ version }) => version === id) || [...releases.values()].includes(id);
}

/** Superseded autosaves to compact now: past their time to live, or beyond the number kept. */
export function toCompact(
  { superseded }: State,
  { now, maxKept }: { now: number; maxKept: number },
): [string, Superseded][] {
  const surplus = superseded.size - maxKept;
  return [...superseded].filter(
    ([, { at }], index) => index < surplus || at <= now - supersededTtlMs,
  );
}
