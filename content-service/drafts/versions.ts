import { theDocument } from '../repository/commands/documents.ts';
import { NotFound, VersionDropped } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState, State, Version } from '../repository/state.ts';

type VersionKind = 'saved' | 'autosave' | 'restored';

/** A version as answered: how it was made, and when it was published. */
export interface ListedVersion extends Omit<Version, 'kind'> {
  kind: VersionKind;
  publications: {
    at: number;
    by: string;
    /** The commit of the whole publication, and the number of documents in it. */
    sequence: number;
    documents: number;
  }[];
}

interface VersionQuery {
  kind?: VersionKind | 'published' | undefined;
  /** The id of the last version on the previous page. */
  before?: string | undefined;
  pageSize: number;
}

/** The versions of a document, newest first, and where the next page begins. */
export function listVersions(
  state: Readonly<State>,
  document: DocumentState,
  { kind, before, pageSize }: VersionQuery,
): { versions: ListedVersion[]; total: number; next: string | null } {
  const newestFirst = document.versions
    .toReversed()
    .map((version) => listedVersion(state, document, version));
  const matching = newestFirst.filter(
    (version) =>
      kind === undefined ||
      (kind === 'published' ? version.publications.length > 0 : version.kind === kind),
  );
  // If that version has been replaced meanwhile, the list starts again from the newest.
  const start = before === undefined ? 0 : matching.findIndex(({ id }) => id === before) + 1;
  const versions = matching.slice(start, start + pageSize);
  const isLastPage = start + pageSize >= matching.length;
  return {
    versions,
    total: matching.length,
    next: isLastPage ? null : (versions.at(-1)?.id ?? null),
  };
}

function listedVersion(
  { publications: all }: Readonly<State>,
  document: DocumentState,
  version: Version,
): ListedVersion {
  const publications = document.publications.flatMap(({ version: id, ...details }) => {
    if (id !== version.id) return [];
    const publication = all.findLast(({ sequence }) => sequence === details.sequence);
    const documents = (publication?.published.length ?? 0) + (publication?.unpublished.length ?? 0);
    return [{ ...details, documents }];
  });
  return { ...version, kind: version.kind ?? 'saved', publications };
}

export async function versionWithContent(repository: Repository, id: string, version: string) {
  const found = await versionIfKept(repository, id, version);
  if (found) return found;
  if (hasVersion(theDocument(repository.state, id), version)) throw new VersionDropped(id, version);
  throw new NotFound(`Document ${id} has no version ${version}.`);
}

/** Null for a version that is gone or never existed. One that an autosave replaced remains available for a while. */
export async function versionIfKept(repository: Repository, id: string, version: string) {
  const document = theDocument(repository.state, id);
  const replaced = repository.state.superseded.get(version)?.version;
  const head =
    document.versions.find((each) => each.id === version) ??
    (replaced?.document === id ? replaced : undefined);
  if (!head || head.dropped) return null;
  const data = replaced
    ? await repository.contentIfKept(version)
    : await repository.content(version);
  return data && { ...listedVersion(repository.state, document, head), data };
}

function hasVersion({ versions }: DocumentState, version: string): boolean {
  return versions.some(({ id }) => id === version);
}
