import { isDeepStrictEqual } from 'node:util';
import { archiveDocument, editDocument } from '../repository/commands/documents.ts';
import type { Event, Place } from '../repository/events.ts';
import { Refused } from '../repository/faults.ts';
import type { Command, Repository } from '../repository/repository.ts';
import { type DocumentState, versionOf } from '../repository/state.ts';
import type { NewVersion } from '../store/store.ts';
import type { IncomingDocument } from './incoming.ts';
import { type Ready, withOrigin } from './new-document.ts';

/** A place with what stands in it here and what is to stand there. */
interface Standing {
  place: Place | 'published';
  here: string | null;
  there: Ready | undefined;
}

/** Writes what changed there since it was brought in; refuses where it was changed here too. */
export async function update(
  repository: Repository,
  before: DocumentState,
  document: IncomingDocument,
  versions: readonly Ready[],
  known: {
    /** Ids of releases there -> here. */
    releases: ReadonlyMap<string, string>;
    /** The last version that was brought in before. */
    brought: string | undefined;
  },
): Promise<boolean> {
  if (before.archived && document.archived) return false;
  const isArchivedThere = document.archived && !before.archived;
  const standing = standings(before, document, versions, known.releases);
  if (!isArchivedThere && (await isSame(repository, before, standing))) return false;
  if (before.versions.at(-1)?.id !== known.brought)
    throw new Refused('it was changed here, and what stands here stays.');
  if (isArchivedThere) await repository.do('import', archiveDocument(before.id));
  else await repository.do('import', written(before, standing));
  return true;
}

function standings(
  before: DocumentState,
  { published, draft, releases }: IncomingDocument,
  versions: readonly Ready[],
  releasesHere: ReadonlyMap<string, string>,
): Standing[] {
  const there = (id: string | null) => versions.find((version) => version.id === id);
  return [
    { place: 'published', here: before.published, there: there(published) },
    { place: 'draft', here: before.draft, there: there(draft) },
    ...[...releases].flatMap(([release, version]): Standing[] => {
      const id = releasesHere.get(release);
      if (id === undefined) return [];
      const here = before.releases.get(id) ?? null;
      return [{ place: { release: id }, here, there: there(version) }];
    }),
  ];
}

function written(before: DocumentState, standing: readonly Standing[]): Command<null> {
  return (state, now) => {
    const events: Event[] = [];
    const contents: NewVersion[] = [];
    for (const { place, here, there } of standing) {
      if (!there) {
        if (place === 'published' && here !== null)
          events.push({ kind: 'unpublished', document: before.id });
        continue;
      }
      const change = edited(before, there, place === 'published' ? 'draft' : place)(state, now);
      events.push(...change.events.map((event) => withOrigin(event, there)));
      contents.push(...(change.versions ?? []));
      if (place === 'published')
        events.push({ kind: 'published', document: before.id, version: change.answer.version.id });
    }
    return { events, versions: contents, answer: null };
  };
}

function edited(
  { id }: DocumentState,
  { title, uid, tags, data, note }: Ready,
  place: Place = 'draft',
) {
  return editDocument(id, { title, uid, tags, data, note, place }, () => undefined);
}

/** Whether what stands here says the same; both in the form in which data are stored. */
async function isSame(
  repository: Repository,
  before: DocumentState,
  standing: readonly Standing[],
): Promise<boolean> {
  for (const { here: id, there: version } of standing) {
    if (id === null && version === undefined) continue;
    if (id === null || version === undefined) return false;
    const { uid, tags } = versionOf(before, id);
    const next = edited(before, version)(repository.state, 0);
    const here = { uid, tags, data: await repository.content(id) };
    const there = {
      uid: next.answer.version.uid,
      tags: next.answer.version.tags,
      data: next.versions?.[0]?.content,
    };
    if (!isDeepStrictEqual(here, there)) return false;
  }
  return true;
}
