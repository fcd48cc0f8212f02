import { isDeepStrictEqual } from 'node:util';
import type { Command } from '../repository/command.ts';
import {
  archiveDocument,
  editDocument,
  restoreDocument,
} from '../repository/commands/documents.ts';
import type { Event, FormerNames, Place } from '../repository/events.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { type DocumentState, type State, versionOf } from '../repository/state.ts';
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

/** `equal`: here is only what is there; `left`: nothing was to be written, but it may be elsewhere here as well. */
type Outcome = 'written' | 'equal' | 'left';

interface Imported {
  /** Ids of releases there -> here. */
  releases: ReadonlyMap<string, string>;
  /** The last version that was imported, and whether the document was archived there. */
  last: MovedItem | undefined;
  /** Where its versions stood after that; missing in the journal of an earlier version. */
  places: MovedItem | undefined;
  /** Ids here of releases that are gone here and still wait there. */
  waitingThere: ReadonlySet<string>;
}

/** Writes what changed at the source since the last import; refuses where it was changed here too. */
export async function update(
  repository: Repository,
  before: DocumentState,
  document: IncomingDocument,
  versions: readonly ReadyVersion[],
  imported: Imported,
): Promise<Outcome> {
  if (before.archived && document.archived) return 'left';
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
    return 'written';
  }
  if (before.archived) await repository.do('import', unlessChanged(restoreDocument(before.id)));
  const { releases } = imported;
  const changed = await changedPlaces(
    repository,
    before,
    placesOf(before, document, versions, releases),
  );
  const planned = plannedChanges(before, document, releases);
  const current = currentReleases(document, releases);
  const resolved = current.filter((id) => before.releaseBases.get(id) !== before.published);
  if (changed.length + planned.length + resolved.length === 0)
    return isOnlyIn(before, new Set(releases.values())) ? 'equal' : 'left';
  const command = writeCommand(before, { changed, planned, current, former: document.former });
  await repository.do('import', unlessChanged(command));
  return 'written';
}

/**
 * Whether a conflict is open here as it was imported, and decided there since: the journal of an earlier version does not
 * tell an open one from a decided one.
 */
export function isDecidedThere(
  state: State,
  here: DocumentState,
  document: IncomingDocument,
  { releases, last, places, waitingThere }: Imported,
): boolean {
  if (here.versions.at(-1)?.id !== last?.to) return false;
  if (places && !isWhereImported(state, here, { ...places, waitingThere })) return false;
  return currentReleases(document, releases).some(
    (id) =>
      (here.releases.has(id) || here.unpublishedIn.has(id)) &&
      here.releaseBases.get(id) !== here.published,
  );
}

/** The releases for which it is decided there what they do to the text that is published there now. */
function currentReleases(
  { published, releases, unpublishedIn, releaseBases }: IncomingDocument,
  releasesHere: ReadonlyMap<string, string>,
): string[] {
  const current = [...releases.keys(), ...unpublishedIn].filter(
    (id) => releaseBases.get(id) === published,
  );
  return current.flatMap((id) => releasesHere.get(id) ?? []);
}

function isOnlyIn({ releases, unpublishedIn }: DocumentState, known: ReadonlySet<string>): boolean {
  return [...releases.keys(), ...unpublishedIn].every((id) => known.has(id));
}

/** The releases that are to unpublish it, and those that are not any more. */
function plannedChanges(
  before: DocumentState,
  { releases, unpublishedIn }: IncomingDocument,
  releasesHere: ReadonlyMap<string, string>,
): Event[] {
  return [...releasesHere].flatMap(([there, release]): Event[] => {
    const isPlanned = before.unpublishedIn.has(release);
    const document = before.id;
    if (unpublishedIn.has(there) && !isPlanned)
      return [{ kind: 'unpublishing-planned', document, release, base: before.published }];
    if (isPlanned && !unpublishedIn.has(there) && !releases.has(there))
      return [{ kind: 'place-cleared', document, place: { release } }];
    return [];
  });
}

function placesOf(
  before: DocumentState,
  { published, draft, releases }: IncomingDocument,
  versions: readonly ReadyVersion[],
  releasesHere: ReadonlyMap<string, string>,
): PlaceVersions[] {
  const there = (id: string | null | undefined) => versions.find((version) => version.id === id);
  // Releases come first: their texts were written on what was published until now.
  return [
    ...[...releasesHere].map(([release, id]) => ({
      place: { release: id },
      here: before.releases.get(id) ?? null,
      there: there(releases.get(release)),
    })),
    { place: 'published', here: before.published, there: there(published) },
    { place: 'draft', here: before.draft, there: there(draft) },
  ];
}

function writeCommand(
  before: DocumentState,
  {
    changed,
    planned,
    current,
    former,
  }: {
    changed: readonly PlaceVersions[];
    planned: readonly Event[];
    current: readonly string[];
    former: FormerNames | undefined;
  },
): Command<null> {
  return (state, now) => {
    const events: Event[] = [];
    /** Once all else is written, so that a document does not come out of its only place meanwhile. */
    const cleared: Event[] = [];
    const contents: NewVersion[] = [];
    for (const { place, here, there } of changed) {
      if (!there) {
        if (here === null) continue;
        if (place === 'published') events.push({ kind: 'unpublished', document: before.id });
        else cleared.push({ kind: 'place-cleared', document: before.id, place });
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
        events.push({
          kind: 'published',
          document: before.id,
          version: change.answer.version.id,
          ...(former && { former }),
        });
    }
    events.push(...cleared, ...planned);
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
