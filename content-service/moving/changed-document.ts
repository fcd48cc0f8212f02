import { isDeepStrictEqual } from 'node:util';
import {
  archiveDocument,
  editDocument,
  restoreDocument,
} from '../repository/commands/documents.ts';
import type { Event, Place } from '../repository/events.ts';
import { Refused } from '../repository/faults.ts';
import type { Command, Repository } from '../repository/repository.ts';
import { type DocumentState, versionOf } from '../repository/state.ts';
import type { NewVersion } from '../store/store.ts';
import { isWhereImported } from './imported-places.ts';
import type { IncomingDocument } from './incoming.ts';
import type { MovedItem } from './journal.ts';
import { type ReadyVersion, withOrigin } from './new-document.ts';

/** A place, with the version that is in it here and the one that belongs there. */
interface PlaceVersions {
  place: Place | 'published';
  here: string | null;
  there: ReadyVersion | undefined;
}

/** Writes what changed at the source since the last import; refuses where it was changed here too. */
export async function update(
  repository: Repository,
  before: DocumentState,
  document: IncomingDocument,
  versions: readonly ReadyVersion[],
  imported: {
    /** Ids of releases there -> here. */
    releases: ReadonlyMap<string, string>;
    /** The last version that was imported, and whether the document was archived there. */
    last: MovedItem | undefined;
    /** Where its versions stood after that; missing in the journal of an earlier version. */
    places: MovedItem | undefined;
    /** Ids here of releases that are gone here and still wait there. */
    waitingThere: ReadonlySet<string>;
  },
): Promise<boolean> {
  if (before.archived && document.archived) return false;
  if (before.archived && imported.last?.mark !== 'archived')
    throw new Refused('it was archived here, and stays so.');
  if (document.archived && imported.last?.mark === 'archived')
    throw new Refused('it was restored here, and stays so.');
  const { last, places: lastPlaces, waitingThere } = imported;
  /** Looks where the command is decided: an editor may be saving. */
  const unlessChanged =
    <Answer>(command: Command<Answer>): Command<Answer> =>
    (state, now) => {
      const here = state.documents.get(before.id);
      const isMoved =
        here && lastPlaces && !isWhereImported(state, here, { ...lastPlaces, waitingThere });
      if (isMoved || here?.versions.at(-1)?.id !== last?.to)
        throw new Refused('it was changed here, and what stands here stays.');
      return command(state, now);
    };
  if (document.archived) {
    await repository.do('import', unlessChanged(archiveDocument(before.id)));
    return true;
  }
  if (before.archived) await repository.do('import', unlessChanged(restoreDocument(before.id)));
  const places = placesOf(before, document, versions, imported.releases);
  const changed = await changedPlaces(repository, before, places);
  if (changed.length === 0) return false;
  const current = currentReleases(document, imported.releases);
  await repository.do('import', unlessChanged(writeCommand(before, changed, current)));
  return true;
}

/** The releases whose text there was written on what is published there now, so that nobody has to choose. */
function currentReleases(
  { published, releases, releaseBases }: IncomingDocument,
  releasesHere: ReadonlyMap<string, string>,
): string[] {
  const current = [...releases.keys()].filter((id) => releaseBases.get(id) === published);
  return current.flatMap((id) => releasesHere.get(id) ?? []);
}

function placesOf(
  before: DocumentState,
  { published, draft, releases }: IncomingDocument,
  versions: readonly ReadyVersion[],
  releasesHere: ReadonlyMap<string, string>,
): PlaceVersions[] {
  const there = (id: string | null | undefined) => versions.find((version) => version.id === id);
  return [
    { place: 'published', here: before.published, there: there(published) },
    { place: 'draft', here: before.draft, there: there(draft) },
    ...[...releasesHere].map(([release, id]) => ({
      place: { release: id },
      here: before.releases.get(id) ?? null,
      there: there(releases.get(release)),
    })),
  ];
}

function writeCommand(
  before: DocumentState,
  places: readonly PlaceVersions[],
  current: readonly string[],
): Command<null> {
  return (state, now) => {
    const events: Event[] = [];
    const contents: NewVersion[] = [];
    for (const { place, here, there } of places) {
      if (!there) {
        if (here === null) continue;
        if (place === 'published') events.push({ kind: 'unpublished', document: before.id });
        else events.push({ kind: 'place-cleared', document: before.id, place });
        continue;
      }
      const change = editCommand(
        before,
        there,
        place === 'published' ? 'draft' : place,
      )(state, now);
      events.push(...change.events.map((event) => withOrigin(event, there)));
      contents.push(...(change.versions ?? []));
      if (place === 'published')
        events.push({ kind: 'published', document: before.id, version: change.answer.version.id });
    }
    const published = events.findLast((event) => event.kind === 'published');
    const base = published?.version ?? before.published;
    for (const release of current)
      events.push({ kind: 'release-rebased', document: before.id, release, base });
    return { events, versions: contents, answer: null };
  };
}

function editCommand(
  { id }: DocumentState,
  { title, uid, tags, data, note }: ReadyVersion,
  place: Place = 'draft',
) {
  return editDocument(id, { title, uid, tags, data, note, place }, () => undefined);
}

/**
 * The places that need another version. What is published is written as a draft first, so the draft is rewritten too.
 */
async function changedPlaces(
  repository: Repository,
  before: DocumentState,
  places: readonly PlaceVersions[],
): Promise<PlaceVersions[]> {
  const changed = new Set<PlaceVersions>();
  for (const each of places) if (!(await isSame(repository, before, each))) changed.add(each);
  const isPublishing = [...changed].some(({ place, there }) => place === 'published' && there);
  return places.filter((each) => changed.has(each) || (isPublishing && each.place === 'draft'));
}

/** Whether the present version is equal; both are compared in stored form. */
async function isSame(
  repository: Repository,
  before: DocumentState,
  { here: id, there: version }: PlaceVersions,
): Promise<boolean> {
  if (id === null || version === undefined) return id === null && version === undefined;
  const { title, uid, tags } = versionOf(before, id);
  const next = editCommand(before, version)(repository.state, 0);
  const here = { title, uid, tags, data: await repository.content(id) };
  const there = {
    title: next.answer.version.title,
    uid: next.answer.version.uid,
    tags: next.answer.version.tags,
    data: next.versions?.[0]?.content,
  };
  return isDeepStrictEqual(here, there);
}
