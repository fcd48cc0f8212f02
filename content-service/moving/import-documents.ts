import { createHash } from 'node:crypto';
import { findingsIn } from '../checks/findings.ts';
import { sentenceOf } from '../checks/sentences.ts';
import { isRefusal } from '../repository/refusal.ts';
import type { Repository } from '../repository/repository.ts';
import { versionOf } from '../repository/state.ts';
import { newId } from '../repository/tokens.ts';
import { isDecidedThere, update } from './changed-document.ts';
import { importReleases, withoutReleases } from './import-releases.ts';
import { placesMark } from './imported-places.ts';
import { type Incoming, type IncomingDocument, modelsOf } from './incoming.ts';
import type { Journal } from './journal.ts';
import { knownFields, knownUid } from './known-fields.ts';
import { linksIn, mapIds } from './map-ids.ts';
import { creation, type ReadyVersion } from './new-document.ts';
import type { Progress } from './progress.ts';
import type { WasRemoved } from './removed-here.ts';
import type { Report } from './report.ts';

interface ImportContext {
  /** Ids of files there -> here. */
  files: ReadonlyMap<string, string>;
  journal: Journal;
  wasRemoved: WasRemoved;
  progress: Progress;
  report: Report;
}

/**
 * Imports documents, each with all its versions in one commit. Their ids here are determined before the first is
 * written, so links between them are valid from the start, even in cycles.
 */
export async function importDocuments(
  repository: Repository,
  incoming: Incoming,
  context: ImportContext,
): Promise<void> {
  const writtenIds: string[] = [];
  const { files, journal, progress, report } = context;
  const ids = new Map<string, string>();
  for (const document of incoming.documents)
    ids.set(document.id, targetId(repository, document, journal));
  const { releases, gone } = await importReleases(repository, incoming.releases, ids, context);
  const waitingThere = new Set(gone.values());
  const map = { document: (id: string) => ids.get(id), file: (id: string) => files.get(id) };
  const groups = targetGroups(repository, incoming, ids);
  const incomingIds = new Set(ids.values());
  const ownModels = modelsOf(incoming);
  for (const [index, document] of archivedFirst(incoming.documents).entries()) {
    progress('documents', index + 1, incoming.documents.length);
    const id = ids.get(document.id) ?? document.id;
    const versions: ReadyVersion[] = [];
    const dropped = new Set<string>();
    for (const version of document.versions) {
      const content = await document.content(version.id);
      const models = incoming.dropsUnknownFields ? repository.state : ownModels;
      const known = knownFields(models, document.type, content);
      for (const path of known.dropped) dropped.add(path);
      const uid = knownUid(models, document.type, version.uid);
      if (uid !== version.uid) dropped.add('uid');
      versions.push({ ...version, uid, data: mapIds(known.data, map) });
    }
    const mark = markOf(document, versions);
    const before = repository.state.documents.get(id);
    const name = `${document.type} “${versions.at(-1)?.title ?? ''}” (${document.id}, ${document.lang})`;
    try {
      const last = journal.find('version', document.id);
      // A backup may have been restored since.
      const isStillHere = !last || before?.versions.some((version) => version.id === last.to);
      const places = journal.find('places', document.id);
      const imported = { releases, last, places, waitingThere };
      const isSame =
        before &&
        isStillHere &&
        journal.find('document', document.id)?.mark === mark &&
        !isDecidedThere(repository.state, before, document, imported);
      let isWritten = !isSame;
      if (before && !isSame) {
        const next = withoutReleases(document, gone);
        const outcome = await update(repository, before, next, versions, imported);
        isWritten = outcome === 'written';
        // What people here did with it, and did not come, still counts as their change.
        await (outcome === 'left' ? noteDocument() : note());
      } else if (!before) {
        const group = groups.get(document.group);
        const target = { id, group, releases };
        const command = creation(withoutReleases(document, gone), versions, target);
        const skipped = await repository.do('import', command);
        if (skipped > 0)
          report.problems.push(
            `${name} came without ${skipped} of its old versions, which the model no longer fits.`,
          );
        await note();
      }
      report.documents[isWritten ? 'written' : 'unchanged'] += 1;
      if (isWritten) {
        writtenIds.push(id);
        // What the models here had once was left out, as whenever a document is saved.
        const saved = knownFields(repository.state, document.type, versions.at(-1)?.data);
        for (const path of saved.dropped) dropped.add(path);
        if (dropped.size > 0)
          report.problems.push(
            `${name} came without ${[...dropped].join(', ')}, which its model has no place for.`,
          );
      }
      groups.set(document.group, id);
      for (const link of new Set(versions.slice(-1).flatMap(({ data }) => linksIn(data))))
        if (!incomingIds.has(link) && !repository.state.documents.has(link))
          report.problems.push(`${name} links to ${link}, which did not come along.`);
    } catch (fault) {
      if (!isRefusal(fault)) throw fault;
      report.problems.push(`${name} was left out: ${fault.message}`);
    }

    async function note(): Promise<void> {
      const here = repository.state.documents.get(id);
      const latestVersion = here?.versions.at(-1)?.id ?? '';
      if (here) await journal.note('places', document.id, { to: id, mark: placesMark(here) });
      const place = document.archived ? 'archived' : '';
      await journal.note('version', document.id, { to: latestVersion, mark: place });
      // Last, because a document with this mark is not looked at again.
      await noteDocument();
    }

    function noteDocument(): Promise<void> {
      return journal.note('document', document.id, { to: id, mark });
    }
  }
  if (incoming.isAllPublished) reportUnpublished(repository, ids, journal, report);
  reportForbidden(repository, writtenIds, report);
}

/**
 * Archived documents go first: they free a uid, or the place of a type's only document, that another one has by now.
 */
function archivedFirst(documents: readonly IncomingDocument[]): IncomingDocument[] {
  return [...documents].sort((a, b) => Number(b.archived) - Number(a.archived));
}

/** Groups there -> a document here that already belongs to them: a new translation joins it, whichever comes first. */
function targetGroups(
  { state }: Repository,
  { documents }: Incoming,
  ids: ReadonlyMap<string, string>,
): Map<string, string> {
  const groups = new Map<string, string>();
  for (const { id, group } of documents) {
    const localId = ids.get(id);
    if (localId !== undefined && state.documents.has(localId) && !groups.has(group))
      groups.set(group, localId);
  }
  return groups;
}

/** Reports them but does nothing: a truncated answer must not empty a website. */
function reportUnpublished(
  { state }: Repository,
  incomingIds: ReadonlyMap<string, string>,
  journal: Journal,
  report: Report,
): void {
  for (const from of journal.all('document')) {
    if (incomingIds.has(from)) continue;
    const local = state.documents.get(journal.find('document', from)?.to ?? '');
    if (!local || local.published === null) continue;
    const { title } = versionOf(local, local.published);
    report.problems.push(
      `${local.type} “${title}” (${from}, ${local.lang}) is not there any more, and stays published here.`,
    );
  }
}

/** What was published there is published here, even where the checks before publishing would forbid it. */
function reportForbidden(repository: Repository, ids: readonly string[], report: Report): void {
  const { documents } = repository.state;
  const published = new Map(ids.map((id) => [id, documents.get(id)?.published ?? null]));
  for (const finding of findingsIn(repository, published, repository.master()))
    if (finding.level === 'forbids')
      report.problems.push(`Published as there, though not allowed here: ${sentenceOf(finding)}`);
}

/** The same id, unless another document has it here. */
function targetId(repository: Repository, document: IncomingDocument, journal: Journal): string {
  const knownId = journal.find('document', document.id)?.to;
  if (knownId) return knownId;
  const present = repository.state.documents.get(document.id);
  const isOccupied = present && (present.type !== document.type || present.lang !== document.lang);
  return isOccupied ? newId() : document.id;
}

/** A hash of everything that is to be here. */
function markOf(document: IncomingDocument, versions: readonly ReadyVersion[]): string {
  const { published, draft, archived, releases, unpublishedIn, releaseBases } = document;
  const conflicting = [...releaseBases].filter(([, base]) => base !== published);
  // Left out where there are none, as in the journal of an earlier version.
  const more = conflicting.length + unpublishedIn.size > 0 ? [conflicting, [...unpublishedIn]] : [];
  const all = [published, draft, archived, [...releases], versions, ...more];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}
