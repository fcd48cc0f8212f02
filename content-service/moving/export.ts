import type { Event } from '../repository/events.ts';
import { emptyHistory, expectedChecksum, type Tip } from '../store/store.ts';
import type { HistoryWriter } from './archived-history.ts';

/** The events of content; tokens, previews, webhooks and the like belong to the service itself. */
const contentKinds: ReadonlySet<Event['kind']> = new Set([
  'version-written',
  'versions-dropped',
  'placed',
  'unpublishing-planned',
  'release-rebased',
  'place-cleared',
  'published',
  'unpublished',
  'document-archived',
  'document-restored',
  'release-created',
  'release-changed',
  'release-removed',
  'release-published',
  'type-saved',
  'type-removed',
  'slice-saved',
  'slice-removed',
  'languages-set',
  'asset-stored',
  'asset-changed',
  'asset-removed',
  'asset-tag-created',
]);

/** Writes only content, as a history of its own with its own checksums. */
export function contentOnly(history: HistoryWriter): HistoryWriter {
  let tip: Tip = emptyHistory;
  return {
    async add({ commit: { at, by, events }, versions }) {
      const exported = events.filter(({ kind }) => contentKinds.has(kind));
      if (exported.length === 0) return;
      const commit = { at, by, events: exported };
      tip = { sequence: tip.sequence + 1, checksum: expectedChecksum(tip, commit) };
      await history.add({ commit: { ...commit, ...tip }, versions });
    },
    finish: () => history.finish(),
  };
}
