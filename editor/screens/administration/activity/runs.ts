import type { Deed } from '../../../api/administration.ts';

/** A deed, with the earlier ones that are folded under it. */
export interface Run {
  latest: Deed;
  /** Newest first. */
  before: readonly Deed[];
}

/** Newest first; what one person saved of one page several times, with nothing else listed in between, is one run. */
export function runsOf(deeds: readonly Deed[]): Run[] {
  const runs: { latest: Deed; before: Deed[] }[] = [];
  for (const deed of deeds) {
    const last = runs.at(-1);
    const saved = savedIn(deed);
    if (last && saved !== null && saved === savedIn(last.latest)) last.before.push(deed);
    else runs.push({ latest: deed, before: [] });
  }
  return runs;
}

/** Whose save of which page it is, for which release and with which note; null for anything else. */
function savedIn({ changes, person, program }: Deed): string | null {
  const [change] = changes;
  if (changes.length !== 1 || change?.what !== 'saved') return null;
  return JSON.stringify([person ?? program, change.document, change.release, change.subject]);
}
