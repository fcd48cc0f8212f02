import { theDocument } from '../repository/commands/documents.ts';
import type { Repository } from '../repository/repository.ts';

/** The contents of every version an edit may be based on, read before the command decides which one it is. */
export async function editableContents(repository: Repository, id: string) {
  const { draft, published, releases, versions } = theDocument(repository.state, id);
  const versionIds = [draft, published, ...releases.values(), versions.at(-1)?.id ?? null];
  const contents = new Map<string, Readonly<Record<string, unknown>>>();
  for (const version of new Set(versionIds))
    if (version !== null) contents.set(version, await repository.content(version));
  return (version: string) => contents.get(version);
}
