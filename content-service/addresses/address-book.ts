import { type AddressBook, addressesOf, isRecord, memoized } from '@farol/content-model';
import type { Snapshot } from '../repository/snapshot.ts';

/** The address of each page that a snapshot holds, by the rules of the site. */
export const addressBookOf: (snapshot: Snapshot) => AddressBook = memoized(
  ({ ordered }: Snapshot) => addressesOf(ordered),
);

export interface Redirect {
  from: string;
  to: string;
  permanent: boolean;
  /** The document it stands in, of which there is one for each language. */
  document: string;
  lang: string;
}

/** What a snapshot redirects, in the order it is written. */
export const redirectsIn: (snapshot: Snapshot) => readonly Redirect[] = memoized((snapshot) =>
  snapshot
    .ofType('redirects')
    .flatMap(({ id, lang, data }) => rowsOf(data).map((row) => ({ ...row, document: id, lang }))),
);

/** The rows of a document of redirects; what is no row is left out. */
export function rowsOf(
  data: Readonly<Record<string, unknown>>,
): { from: string; to: string; permanent: boolean }[] {
  const rows = Array.isArray(data.redirects) ? data.redirects.filter(isRecord) : [];
  return rows.flatMap(({ from, to, permanent }) =>
    typeof from === 'string' && typeof to === 'string'
      ? { from: from.trim(), to: to.trim(), permanent: permanent !== false }
      : [],
  );
}
