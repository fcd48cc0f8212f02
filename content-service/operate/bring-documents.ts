import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { InvalidDocument } from '../repository/check/fault.ts';
import { archiveDocument, createDocument, editDocument } from '../repository/commands/documents.ts';
import type { Event, Place, Release } from '../repository/events.ts';
import { Conflict, NotFound, Refused } from '../repository/faults.ts';
import type { Command, Repository } from '../repository/repository.ts';
import { type DocumentState, versionOf } from '../repository/state.ts';
import { newId } from '../repository/tokens.ts';
import type { NewVersion } from '../store/store.ts';
import type { Incoming, IncomingDocument, IncomingVersion } from './incoming.ts';
import type { Journal } from './journal.ts';
import { linksIn, mapIds } from './map-ids.ts';
import type { Progress } from './progress.ts';
import type { Report } from './report.ts';

interface Way {
  /** Ids of files there -> here. */
  files: ReadonlyMap<string, string>;
  journal: Journal;
  progress: Progress;
  report: Report;
}

/** A version as it will stand here. */
interface Ready extends IncomingVersion {
  data: unknown;
}

/**
 * Brings documents in, each in one commit with all its versions. Their ids here are known before the first is
 * written, so links between them are whole from the beginning, in circles too.
 */
export async function bringDocuments(
  repository: Repository,
  incoming: Incoming,
  { files, journal, progress, report }: Way,
): Promise<void> {
  const releases = await bringReleases(repository, incoming.releases, journal);
  const ids = new Map<string, string>();
  for (const document of incoming.documents)
    ids.set(document.id, idHere(repository, document, journal));
  const map = { document: (id: string) => ids.get(id), file: (id: string) => files.get(id) };
  const groups = new Map<string, string>();
  const coming = new Set(ids.values());
  for (const [index, document] of incoming.documents.entries()) {
    progress('documents', index + 1, incoming.documents.length);
    const id = ids.get(document.id) ?? document.id;
    const versions: Ready[] = [];
    for (const version of document.versions)
      versions.push({ ...version, data: mapIds(await document.content(version.id), map) });
    const mark = markOf(document, versions);
    const before = repository.state.documents.get(id);
    const name = `${document.type} “${versions.at(-1)?.title ?? ''}” (${document.id}, ${document.lang})`;
    try {
      if (before && journal.find('document', document.id)?.mark === mark) {
        report.documents.unchanged += 1;
      } else if (before) {
        const isChanged = await update(repository, before, document, versions, journal);
        report.documents[isChanged ? 'written' : 'unchanged'] += 1;
        await note();
      } else {
        const group = groups.get(document.group);
        const command = creation(document, versions, { id, group, releases });
        await repository.do('import', command);
        report.documents.written += 1;
        await note();
      }
      groups.set(document.group, id);
      for (const link of new Set(versions.slice(-1).flatMap(({ data }) => linksIn(data))))
        if (!coming.has(link) && !repository.state.documents.has(link))
          report.misfits.push(`${name} links to ${link}, which did not come along.`);
    } catch (fault) {
      if (!isRefusal(fault)) throw fault;
      report.misfits.push(`${name} was left out: ${fault.message}`);
    }

    async function note(): Promise<void> {
      const standing = repository.state.documents.get(id)?.versions.at(-1)?.id ?? '';
      await journal.note('document', document.id, { to: id, mark });
      await journal.note('version', document.id, { to: standing, mark: '' });
    }
  }
}

async function bringReleases(
  repository: Repository,
  releases: readonly Release[],
  journal: Journal,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const release of releases) {
    const known = journal.find('release', release.id)?.to;
    const present = repository.state.releases.get(known ?? release.id);
    const id = present ? present.id : known ? newId() : release.id;
    if (!present)
      await repository.do('import', () => ({
        events: [{ kind: 'release-created', release: { ...release, id } }],
        answer: null,
      }));
    await journal.note('release', release.id, { to: id, mark: '' });
    ids.set(release.id, id);
  }
  return ids;
}

/** Its own id, unless another document has it here. */
function idHere(repository: Repository, document: IncomingDocument, journal: Journal): string {
  const known = journal.find('document', document.id)?.to;
  if (known) return known;
  const present = repository.state.documents.get(document.id);
  const isAnother = present && (present.type !== document.type || present.lang !== document.lang);
  return isAnother ? newId() : document.id;
}

function creation(
  document: IncomingDocument,
  versions: readonly Ready[],
  here: { id: string; group: string | undefined; releases: ReadonlyMap<string, string> },
): Command<null> {
  return (state, now) => {
    const events: Event[] = [];
    const contents: NewVersion[] = [];
    const written = new Map<string, string>();
    for (const version of inOrder(document, versions)) {
      const place = placeOf(document, version.id, here.releases);
      const { type, lang } = document;
      const change = createDocument({
        ...version,
        id: here.id,
        type,
        lang,
        translationOf: here.group,
        place,
      })(state, now);
      events.push(...change.events.map((event) => withOrigin(event, version)));
      contents.push(...(change.versions ?? []));
      written.set(version.id, change.answer.version.id);
    }
    const published = written.get(document.published ?? '');
    if (published !== undefined)
      events.push({
        kind: 'published',
        document: here.id,
        version: published,
        ...(document.firstPublished === null ? {} : { first: document.firstPublished }),
      });
    const last = events.findLast(
      (event) => event.kind === 'version-written' && event.place === 'draft',
    );
    const isDrafted = last?.kind === 'version-written' && last.version.id !== published;
    if (document.draft === null && isDrafted)
      events.push({ kind: 'place-cleared', document: here.id, place: 'draft' });
    if (document.archived) events.push({ kind: 'document-archived', document: here.id });
    return { events, versions: contents, answer: null };
  };
}

/** As they were written, but the draft last of all: the last one written is the draft. */
function inOrder({ draft }: IncomingDocument, versions: readonly Ready[]): Ready[] {
  return [
    ...versions.filter(({ id }) => id !== draft),
    ...versions.filter(({ id }) => id === draft),
  ];
}

function placeOf(
  { draft, published, releases }: IncomingDocument,
  version: string,
  here: ReadonlyMap<string, string>,
): Place {
  if (version === draft || version === published) return 'draft';
  for (const [release, standing] of releases) {
    const id = here.get(release);
    if (standing === version && id !== undefined) return { release: id };
  }
  return 'draft';
}

function withOrigin(event: Event, { origin }: Ready): Event {
  if (event.kind !== 'version-written' || origin === null) return event;
  return { ...event, version: { ...event.version, origin } };
}

/** Writes what changed there since it was brought in; refuses where it was changed here too. */
async function update(
  repository: Repository,
  before: DocumentState,
  document: IncomingDocument,
  versions: readonly Ready[],
  journal: Journal,
): Promise<boolean> {
  if (before.archived && document.archived) return false;
  const standing = (id: string | null) => versions.find((version) => version.id === id);
  const published = standing(document.published);
  const draft = standing(document.draft);
  const isArchivedThere = document.archived && !before.archived;
  if (!isArchivedThere && (await isSame(repository, before, published, draft))) return false;
  if (before.versions.at(-1)?.id !== journal.find('version', document.id)?.to)
    throw new Refused('it was changed here, and what stands here stays.');
  if (isArchivedThere) {
    await repository.do('import', archiveDocument(before.id));
    return true;
  }
  await repository.do('import', (state, now) => {
    const events: Event[] = [];
    const contents: NewVersion[] = [];
    if (!published && before.published) events.push({ kind: 'unpublished', document: before.id });
    for (const version of [published, draft]) {
      if (!version) continue;
      const change = edited(before, version)(state, now);
      events.push(...change.events.map((event) => withOrigin(event, version)));
      contents.push(...(change.versions ?? []));
      if (version === published)
        events.push({ kind: 'published', document: before.id, version: change.answer.version.id });
    }
    return { events, versions: contents, answer: null };
  });
  return true;
}

function edited({ id }: DocumentState, { title, uid, tags, data, note }: Ready) {
  return editDocument(id, { title, uid, tags, data, note }, () => undefined);
}

/** Whether what stands here says the same; both in the form in which data are stored. */
async function isSame(
  repository: Repository,
  before: DocumentState,
  published: Ready | undefined,
  draft: Ready | undefined,
): Promise<boolean> {
  const pairs = [
    [before.published, published],
    [before.draft, draft],
  ] as const;
  for (const [id, version] of pairs) {
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

/** Of all that is to stand here. */
function markOf(document: IncomingDocument, versions: readonly Ready[]): string {
  const { published, draft, archived, releases } = document;
  const all = [published, draft, archived, [...releases], versions];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}

function isRefusal(fault: unknown): fault is Error {
  return (
    fault instanceof InvalidDocument ||
    fault instanceof Refused ||
    fault instanceof NotFound ||
    fault instanceof Conflict
  );
}
