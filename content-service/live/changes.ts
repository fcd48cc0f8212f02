import { z } from 'zod';
import type { Event } from '../repository/events.ts';
import type { Commit } from '../repository/history.ts';

/** A change made by one commit, as announced to everyone working on the content. */
export const change = z.object({
  at: z.number(),
  /** By the names the history uses. */
  by: z.string(),
  /** Documents with the new version of their draft or in a release; null where one was discarded. */
  drafts: z.array(z.object({ document: z.string(), version: z.string().nullable() })),
  /** Documents that were archived or restored. */
  archive: z.array(z.string()),
  published: z.array(z.string()),
  unpublished: z.array(z.string()),
  releases: z.array(z.string()),
  media: z.array(z.string()),
  types: z.boolean(),
  languages: z.boolean(),
});

export type Change = z.infer<typeof change>;

/** Null where nothing concerns editors: keys, deliveries and the like. */
export function changeOf({ at, by, events }: Pick<Commit, 'at' | 'by' | 'events'>): Change | null {
  const idsOf = (kinds: readonly Event['kind'][], of: (event: Event) => string | null) => [
    ...new Set(events.flatMap((event) => (kinds.includes(event.kind) ? (of(event) ?? []) : []))),
  ];
  const parts = {
    drafts: events.flatMap(draftOf),
    archive: idsOf(['document-archived', 'document-restored', 'translated'], documentOf),
    published: idsOf(['published'], documentOf),
    unpublished: idsOf(['unpublished'], documentOf),
    releases: [...new Set(events.flatMap((event) => releaseOf(event) ?? []))],
    media: [...new Set(events.flatMap((event) => assetOf(event) ?? []))],
    types: events.some(({ kind }) => kind.startsWith('type-') || kind.startsWith('slice-')),
    languages: events.some(({ kind }) => kind === 'languages-set'),
  };
  const isRelevant = Object.values(parts).some((part) =>
    Array.isArray(part) ? part.length > 0 : part,
  );
  return isRelevant ? { at, by, ...parts } : null;
}

function draftOf(event: Event): Change['drafts'] {
  if (event.kind === 'version-written')
    return [{ document: event.version.document, version: event.version.id }];
  if (event.kind === 'place-cleared') return [{ document: event.document, version: null }];
  return [];
}

function documentOf(event: Event): string | null {
  return 'document' in event ? event.document : null;
}

function releaseOf(event: Event): string | null {
  if (event.kind === 'release-created' || event.kind === 'release-changed') return event.release.id;
  if (event.kind === 'release-removed' || event.kind === 'release-published') return event.release;
  if (
    event.kind === 'placed' ||
    event.kind === 'unpublishing-planned' ||
    event.kind === 'release-rebased' ||
    event.kind === 'release-failed'
  )
    return event.release;
  const place =
    event.kind === 'version-written' || event.kind === 'place-cleared' ? event.place : 'draft';
  return place === 'draft' ? null : place.release;
}

function assetOf(event: Event): string | null {
  if (event.kind === 'asset-stored' || event.kind === 'asset-changed') return event.asset.id;
  return event.kind === 'asset-removed' ? event.asset : null;
}
