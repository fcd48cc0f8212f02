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
import type { IncomingDocument } from './incoming.ts';
import type { Moved } from './journal.ts';
import { type Ready, withOrigin } from './new-document.ts';

/** A place, with the version that is in it here and the one that belongs there. */
interface Standing {
  place: Place | 'published';
  here: string | null;
  there: Ready | undefined;
}

/** Writes what changed at the source since the last import; refuses where it was changed here too. */
export async function update(
  repository: Repository,
  before: DocumentState,
  document: IncomingDocument,
  versions: readonly Ready[],
  known: {
    /** Ids of releases there -> here. */
    releases: ReadonlyMap<string, string>;
    /** The last version that was imported, and whether the document was archived there. */
    brought: Moved | undefined;
  },
): Promise<boolean> {
  if (before.archived && document.archived) return false;
  if (before.archived && known.brought?.mark !== 'archived')
    throw new Refused('it was archived here, and stays so.');
  const refuseChanged = () => {
    if (before.versions.at(-1)?.id !== known.brought?.to)
      throw new Refused('it was changed here, and what stands here stays.');
  };
  if (document.archived) {
    refuseChanged();
    await repository.do('import', archiveDocument(before.id));
    return true;
  }
  if (before.archived) {
    refuseChanged();
    await repository.do('import', restoreDocument(before.id));
  }
  const standing = standings(before, document, versions, known.releases);
  const changed = await changedIn(repository, before, standing);
  if (changed.length === 0) return false;
  refuseChanged();
  await repository.do('import', written(before, changed));
  return true;
}

function standings(
  before: DocumentState,
  { published, draft, releases }: IncomingDocument,
  versions: readonly Ready[],
  releasesHere: ReadonlyMap<string, string>,
): Standing[] {
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

function written(before: DocumentState, standing: readonly Standing[]): Command<null> {
  return (state, now) => {
    const events: Event[] = [];
    const contents: NewVersion[] = [];
    for (const { place, here, there } of standing) {
      if (!there) {
        if (here === null) continue;
        if (place === 'published') events.push({ kind: 'unpublished', document: before.id });
        else events.push({ kind: 'place-cleared', document: before.id, place });
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

/**
 * The places that need another version. What is published is written as a draft first, so the draft is rewritten too.
 */
async function changedIn(
  repository: Repository,
  before: DocumentState,
  standing: readonly Standing[],
): Promise<Standing[]> {
  const changed = new Set<Standing>();
  for (const each of standing) if (!(await isSame(repository, before, each))) changed.add(each);
  const isPublishing = [...changed].some(({ place, there }) => place === 'published' && there);
  return standing.filter((each) => changed.has(each) || (isPublishing && each.place === 'draft'));
}

/** Whether the present version is equal; both are compared in stored form. */
async function isSame(
  repository: Repository,
  before: DocumentState,
  { here: id, there: version }: Standing,
): Promise<boolean> {
  if (id === null || version === undefined) return id === null && version === undefined;
  const { title, uid, tags } = versionOf(before, id);
  const next = edited(before, version)(repository.state, 0);
  const here = { title, uid, tags, data: await repository.content(id) };
  const there = {
    title: next.answer.version.title,
    uid: next.answer.version.uid,
    tags: next.answer.version.tags,
    data: next.versions?.[0]?.content,
  };
  return isDeepStrictEqual(here, there);
}
