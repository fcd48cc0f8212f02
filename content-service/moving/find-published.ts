import type { Incoming, IncomingDocument } from './incoming.ts';
import { type Remote, RemoteRefused } from './remote.ts';
import { type RemoteDocument, readDocuments } from './remote-answers.ts';

/** The most ids or uids in one query, since addresses must not get too long. */
const maxPerQuery = 40;

/**
 * Which documents are published there already: matched by id where they were pulled from there, by uid, or as the only
 * one of their type. Ids here -> there.
 */
export async function findPublished(
  remote: Remote,
  ref: string,
  { types }: Pick<Incoming, 'types'>,
  documents: readonly (IncomingDocument & { uid: string | null })[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const matchBy = async (
    candidates: readonly (IncomingDocument & { uid: string | null })[],
    predicate: (batch: typeof candidates) => string,
    isSame: (there: RemoteDocument, here: (typeof candidates)[number]) => boolean,
  ) => {
    const remaining = candidates.filter(({ id }) => !ids.has(id));
    for (let start = 0; start < remaining.length; start += maxPerQuery) {
      const batch = remaining.slice(start, start + maxPerQuery);
      const found = await queryDocuments(remote, ref, predicate(batch));
      for (const here of batch) {
        const there = found.find(
          (each) => each.type === here.type && each.lang === here.lang && isSame(each, here),
        );
        if (there) ids.set(here.id, there.id);
      }
    }
  };
  await matchBy(
    documents,
    (batch) => `in(document.id, ${listOf(batch.map(({ id }) => id))})`,
    (there, here) => there.id === here.id,
  );
  for (const [type, sameType] of Map.groupBy(documents, (document) => document.type)) {
    const isOnlyOne = types.find(({ id }) => id === type)?.repeatable === false;
    if (isOnlyOne)
      await matchBy(
        sameType,
        () => `at(document.type, ${JSON.stringify(type)})`,
        () => true,
      );
    else
      await matchBy(
        sameType.filter(({ uid }) => uid !== null),
        (batch) => `any(my.${type}.uid, ${listOf(batch.flatMap(({ uid }) => uid ?? []))})`,
        (there, here) => there.uid === here.uid,
      );
  }
  return ids;
}

/** Nothing where the query is invalid: a type without published documents has no fields there. */
async function queryDocuments(
  remote: Remote,
  ref: string,
  predicate: string,
): Promise<RemoteDocument[]> {
  try {
    return await readDocuments(remote, { ref, q: `[[${predicate}]]` });
  } catch (fault) {
    if (fault instanceof RemoteRefused && fault.status === 400) return [];
    throw fault;
  }
}

function listOf(texts: readonly string[]): string {
  return `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`;
}
