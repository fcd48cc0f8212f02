import { InvalidDocument } from '../repository/check/fault.ts';
import type { Command } from '../repository/command.ts';
import { createDocument } from '../repository/commands/documents.ts';
import type { Event } from '../repository/events.ts';
import type { NewVersion } from '../store/store.ts';
import type { IncomingDocument, IncomingVersion } from './incoming.ts';

/** A version with its data as it will be stored here. */
export interface ReadyVersion extends IncomingVersion {
  data: unknown;
}

/**
 * Creates a document with all its versions in their places. Old versions that no longer fit the model are skipped;
 * answers their number.
 */
export function creation(
  document: IncomingDocument,
  versions: readonly ReadyVersion[],
  target: { id: string; group: string | undefined; releases: ReadonlyMap<string, string> },
): Command<number> {
  const neededVersions = new Set([
    document.published,
    document.draft,
    ...document.releases.values(),
  ]);
  return (state, now) => {
    let invalidVersions = 0;
    const events: Event[] = [];
    const contents: NewVersion[] = [];
    const newIds = new Map<string, string>();
    for (const version of draftLast(document, versions)) {
      const { type, lang } = document;
      const identity = { id: target.id, type, lang, translationOf: target.group };
      const create = createDocument({ ...version, ...identity });
      const change = validOrNull(() => create(state, now), neededVersions.has(version.id));
      if (!change) {
        invalidVersions += 1;
        continue;
      }
      events.push(...change.events.map((event) => withOrigin(event, version)));
      contents.push(...(change.versions ?? []));
      newIds.set(version.id, change.answer.version.id);
    }
    const published = newIds.get(document.published ?? '');
    if (published !== undefined)
      events.push({
        kind: 'published',
        document: target.id,
        version: published,
        ...(document.firstPublished === null ? {} : { first: document.firstPublished }),
        ...(document.former && { former: document.former }),
      });
    const placed = placements(document, newIds, target);
    events.push(...placed);
    const isDrafted = [...newIds.values()].at(-1) !== published;
    if (document.draft === null && isDrafted)
      events.push({ kind: 'place-cleared', document: target.id, place: 'draft' });
    if (document.archived) events.push({ kind: 'document-archived', document: target.id });
    if (events.length === 0) throw new InvalidDocument('versions', 'none of them fits the model.');
    return { events, versions: contents, answer: invalidVersions };
  };
}

/** In the order they were written, but the draft last: the version written last is the draft. */
function draftLast({ draft }: IncomingDocument, versions: readonly ReadyVersion[]): ReadyVersion[] {
  return [
    ...versions.filter(({ id }) => id !== draft),
    ...versions.filter(({ id }) => id === draft),
  ];
}

/** Puts versions into their releases, once all are written: the draft may wait in one as well. */
function placements(
  { releases, unpublishedIn, releaseBases }: IncomingDocument,
  newIds: ReadonlyMap<string, string>,
  target: { id: string; releases: ReadonlyMap<string, string> },
): Event[] {
  const document = target.id;
  const inRelease = (there: string) => {
    const release = target.releases.get(there);
    const base = newIds.get(releaseBases.get(there) ?? '') ?? null;
    return release === undefined ? null : { document, release, base };
  };
  return [
    ...[...releases].flatMap(([there, waiting]): Event[] => {
      const [place, version] = [inRelease(there), newIds.get(waiting)];
      return place && version !== undefined ? [{ kind: 'placed', ...place, version }] : [];
    }),
    ...[...unpublishedIn].flatMap((there): Event[] => {
      const place = inRelease(there);
      return place ? [{ kind: 'unpublishing-planned', ...place }] : [];
    }),
  ];
}

export function withOrigin(event: Event, { origin }: ReadyVersion): Event {
  if (event.kind !== 'version-written' || origin === null) return event;
  return { ...event, version: { ...event.version, origin } };
}

function validOrNull<Answer>(work: () => Answer, isNeeded: boolean): Answer | null {
  try {
    return work();
  } catch (fault) {
    if (isNeeded || !(fault instanceof InvalidDocument)) throw fault;
    return null;
  }
}
