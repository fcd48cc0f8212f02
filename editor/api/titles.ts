import { own } from '@farol/content-model';
import { ask } from './client.ts';

export type TitleKind = 'documents' | 'files';

/** The most ids in one request, of each kind. */
const maxIdsPerRequest = 100;

/** What was asked for in this turn. */
let asked: Readonly<Record<TitleKind, Set<string>>> | null = null;
let answered: Promise<Readonly<Record<string, string>>> = Promise.resolve({});

/** The title of a document or the name of a file; null for what is not there. One request for all of a turn. */
export async function readTitle(kind: TitleKind, id: string): Promise<string | null> {
  if (!asked || asked[kind].size === maxIdsPerRequest) {
    const turn = { documents: new Set<string>(), files: new Set<string>() };
    asked = turn;
    answered = Promise.resolve().then(async () => {
      if (asked === turn) asked = null;
      const query = { documents: [...turn.documents].join(), files: [...turn.files].join() };
      return (await ask('/titles', 'get', { query })).titles;
    });
  }
  asked[kind].add(id);
  return own(await answered, id) ?? null;
}
