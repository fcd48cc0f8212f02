import type { Incoming, IncomingDocument } from './incoming.ts';
import { type Remote, RemoteRefused } from './remote.ts';
import { type RemoteDocument, readDocuments } from './remote-answers.ts';

/** The most ids or uids in one query, since addresses must not get too long. */
const AT_ONCE = 40;

/**
 * Which documents are published there already: matched by id where they were pulled from there, by uid, or as the only
 * one of their type. Ids here -> there.
 */
export async function standingThere(
  remote: Remote,
  ref: string,
  { types }: Pick<Incoming, 'types'>,
  documents: readonly (IncomingDocument & { uid: string | null })[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const look = async (
    asked: readonly (IncomingDocument & { uid: string | null })[],
    predicate: (some: typeof asked) => string,
    isSame: (there: RemoteDocument, here: (typeof asked)[number]) => boolean,
  ) => {
    const left = asked.filter(({ id }) => !ids.has(id));
    for (let start = 0; start < left.length; start += AT_ONCE) {
      const some = left.slice(start, start + AT_ONCE);
      const found = await foundBy(remote, ref, predicate(some));
      for (const here of some) {
        const there = found.find(
          (each) => each.type === here.type && each.lang === here.lang && isSame(each, here),
        );
        if (there) ids.set(here.id, there.id);
      }
    }
  };
  await look(
    documents,
    (some) => `in(document.id, ${listOf(some.map(({ id }) => id))})`,
    (there, here) => there.id === here.id,
  );
  for (const [type, own] of Map.groupBy(documents, (document) => document.type)) {
    const isOnlyOne = types.find(({ id }) => id === type)?.repeatable === false;
    if (isOnlyOne)
      await look(
        own,
        () => `at(document.type, ${JSON.stringify(type)})`,
        () => true,
      );
    else
      await look(
        own.filter(({ uid }) => uid !== null),
        (some) => `any(my.${type}.uid, ${listOf(some.flatMap(({ uid }) => uid ?? []))})`,
        (there, here) => there.uid === here.uid,
      );
  }
  return ids;
}

/** Nothing where the query is invalid: a type without published documents has no fields there. */
async function foundBy(remote: Remote, ref: string, predicate: string): Promise<RemoteDocument[]> {
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
