import {
  type AddressBook,
  addressesOf,
  isRecord,
  languageOf,
  memoized,
} from '@farol/content-model';
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

/** The redirects in a snapshot that the site follows, in the order they are written. */
export const redirectsIn: (snapshot: Snapshot) => readonly Redirect[] = memoized((snapshot) =>
  snapshot
    .ofType('redirects')
    .filter(({ lang }) => languageOf(lang))
    .flatMap(({ id, lang, data }) => rowsOf(data).map((row) => ({ ...row, document: id, lang }))),
);

/** The rows of a document of redirects; those without both addresses are left out. */
export function rowsOf(
  data: Readonly<Record<string, unknown>>,
): { from: string; to: string; permanent: boolean }[] {
  return storedRowsOf(data).flatMap((row) =>
    hasBothAddresses(row)
      ? { from: row.from.trim(), to: row.to.trim(), permanent: row.permanent !== false }
      : [],
  );
}

/** The rows of such a document that somebody has only begun. */
export function unfinishedRowsOf(data: Readonly<Record<string, unknown>>) {
  return storedRowsOf(data).filter((row) => !hasBothAddresses(row));
}

function storedRowsOf({ redirects }: Readonly<Record<string, unknown>>) {
  return Array.isArray(redirects) ? redirects.filter(isRecord) : [];
}

function hasBothAddresses<Row extends { from?: unknown; to?: unknown }>(
  row: Row,
): row is Row & { from: string; to: string } {
  return typeof row.from === 'string' && typeof row.to === 'string';
}
