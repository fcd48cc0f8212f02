import { type AddressBook, addressesOf, isRecord, memoized } from '@farol/content-model';
import type { Snapshot } from '../repository/snapshot.ts';

/** The address of each page in a snapshot, by the rules of the site. */
export const addressBookOf: (snapshot: Snapshot) => AddressBook = memoized(
  ({ ordered }: Snapshot) => addressesOf(ordered),
);

export interface Redirect {
  from: string;
  to: string;
  permanent: boolean;
  /** The document that contains it, one per language. */
  document: string;
  lang: string;
}

/** The redirects in a snapshot, in the order they are written. */
export const redirectsIn: (snapshot: Snapshot) => readonly Redirect[] = memoized((snapshot) =>
  snapshot
    .ofType('redirects')
    .flatMap(({ id, lang, data }) => rowsOf(data).map((row) => ({ ...row, document: id, lang }))),
);

/** The rows of a document of redirects; invalid ones are left out. */
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
