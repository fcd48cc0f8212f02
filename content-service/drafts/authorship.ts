import { type Authorship, authorshipWith, piecesOf } from '@farol/content-model';
import { latestAt, theDocument } from '../repository/commands/documents.ts';
import type { Repository } from '../repository/repository.ts';
import type { Version } from '../repository/state.ts';
import { MissingVersion, type VersionContent } from '../store/store.ts';
import { Turns } from '../turns.ts';

/** For documents with more versions, anything older is attributed to the oldest of these. */
const maxVersions = 500;
const batchSize = 20;

/** Who wrote what in the present text, as far as its versions are kept. */
export async function authorshipOf(repository: Repository, id: string) {
  const kept = keptVersions(repository, id);
  const turns = new Turns();
  let authorship: Authorship = [];
  for (let start = 0; start < kept.length; start += batchSize) {
    const versions = kept.slice(start, start + batchSize);
    const contents = await contentsIfKept(repository, versions);
    for (const { id: version, title, uid, tags } of versions) {
      const data = contents.get(version);
      if (turns.isOver) await turns.next();
      if (data) authorship = authorshipWith(authorship, version, { title, uid, tags, data });
    }
  }
  const authoredVersions = new Set(
    authorship.flatMap(({ version, words }) => [version, ...words.map((word) => word.version)]),
  );
  return {
    fields: authorship.map(({ field, version, words }) => ({
      field,
      version,
      pieces: piecesOf({ words }),
    })),
    versions: kept
      .filter((version) => authoredVersions.has(version.id))
      .map(({ id: version, at, by }) => ({ id: version, at, by })),
  };
}

/** The contents of those versions that have not been dropped meanwhile, here or in another process. */
async function contentsIfKept(repository: Repository, versions: readonly Version[]) {
  const ids = versions.map(({ id }) => id);
  try {
    return await repository.contents(ids);
  } catch (fault) {
    if (!(fault instanceof MissingVersion)) throw fault;
  }
  const contents = new Map<string, VersionContent | null>();
  for (const id of ids) contents.set(id, await repository.contentIfKept(id));
  return contents;
}

/** The kept versions up to the present one, oldest first, except those that are only in a release. */
function keptVersions({ state }: Repository, id: string): Version[] {
  const document = theDocument(state, id);
  const { id: currentId } = latestAt(document, 'draft');
  const releaseOnly = new Set([...document.releases.values()].filter((each) => each !== currentId));
  const end = document.versions.findIndex((version) => version.id === currentId) + 1;
  return document.versions
    .slice(0, end)
    .filter((version) => !version.dropped && !releaseOnly.has(version.id))
    .slice(-maxVersions);
}
