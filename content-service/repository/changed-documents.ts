import type { Event } from './events.ts';

/** The documents that look different after a commit; 'any' where its events do not name them all. */
export function documentsChangedBy(events: readonly Event[]): ReadonlySet<string> | 'any' {
  const changed = new Set<string>();
  for (const event of events) {
    if (leavesMany(event)) return 'any';
    if (event.kind === 'version-written') changed.add(event.version.document);
    else if ('document' in event && typeof event.document === 'string') changed.add(event.document);
  }
  return changed;
}

/** A release that is gone leaves whatever was in it; languages come with a history that was restored, too. */
function leavesMany({ kind }: Event): boolean {
  return kind === 'release-published' || kind === 'release-removed' || kind === 'languages-set';
}
