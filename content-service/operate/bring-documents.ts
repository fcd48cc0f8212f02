import { createHash } from 'node:crypto';
import { InvalidDocument } from '../repository/check/fault.ts';
import type { Release } from '../repository/events.ts';
import { Conflict, NotFound, Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { newId } from '../repository/tokens.ts';
import { update } from './changed-document.ts';
import type { Incoming, IncomingDocument } from './incoming.ts';
import type { Journal } from './journal.ts';
import { linksIn, mapIds } from './map-ids.ts';
import { creation, type Ready } from './new-document.ts';
import type { Progress } from './progress.ts';
import type { Report } from './report.ts';

interface Way {
  /** Ids of files there -> here. */
  files: ReadonlyMap<string, string>;
  journal: Journal;
  progress: Progress;
  report: Report;
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
        const isChanged = await update(repository, before, document, versions, {
          releases,
          brought: journal.find('version', document.id)?.to,
        });
        report.documents[isChanged ? 'written' : 'unchanged'] += 1;
        await note();
      } else {
        const group = groups.get(document.group);
        const command = creation(document, versions, { id, group, releases });
        const misfits = await repository.do('import', command);
        if (misfits > 0)
          report.misfits.push(
            `${name} came without ${misfits} of its old versions, which the model no longer fits.`,
          );
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
