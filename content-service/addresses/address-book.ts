import {
  type AddressBook,
  addressesOf,
  countriesOf,
  destinationAddress,
  isRecord,
  type Language,
  languageAt,
  languageOf,
  memoized,
  pageInOtherLanguage,
  readRedirect,
  redirectTarget,
  tidyPath,
  withoutPrefix,
} from '@farol/content-model';
import type { Snapshot } from '../repository/snapshot.ts';

/** By outline, or by snapshot. */
const books = new WeakMap<object, AddressBook>();

/** The address of each page in a snapshot, by the rules of the site. */
export function addressBookOf(snapshot: Snapshot): AddressBook {
  const kept = books.get(snapshot.outline) ?? books.get(snapshot);
  if (kept) return kept;
  const book = addressesOf(snapshot.ordered);
  // Of several pages at one address the first is served, and any publication changes their order.
  books.set(book.shared.size > 0 ? snapshot : snapshot.outline, book);
  return book;
}

/**
 * Where the site leads from a path without a page that names one as another language does: to its translation, null if
 * there is none. Undefined for any other path.
 */
export function translationAt(snapshot: Snapshot, path: string): string | null | undefined {
  const { ids, addresses } = addressBookOf(snapshot);
  const found = pageInOtherLanguage(path, (address) => snapshot.document(ids.get(address) ?? ''));
  if (!found) return undefined;
  const { code } = languageAt(path);
  const translation = snapshot.alternates(found).find(({ lang }) => lang === code);
  return (translation && addresses.get(translation.id)) ?? null;
}

/** The language of the page at an address. */
export function languageOfPage(snapshot: Snapshot, address: string): Language | undefined {
  const id = addressBookOf(snapshot).ids.get(address) ?? '';
  return languageOf(snapshot.document(id)?.lang ?? '');
}

/** Whether the site leads from a path without a page to one. */
export function leadsOn(snapshot: Snapshot, path: string): boolean {
  const tidy = tidyPath(path);
  const address = withoutPrefix(tidy, (each) => languageOfPage(snapshot, each));
  return (
    addressBookOf(snapshot).ids.has(address) ||
    targetsIn(snapshot).has(address) ||
    typeof translationAt(snapshot, tidy) === 'string'
  );
}

/** The paths of the destinations that the site makes of its programs; a redirect from there is followed all the same. */
export const destinationsIn: (snapshot: Snapshot) => ReadonlySet<string> = memoized(
  (snapshot) =>
    new Set(
      snapshot.ofType('programs_details').flatMap(({ lang, data }) => {
        const language = languageOf(lang);
        const codes = countriesOf({ countries: countryRowsOf(data) });
        if (!language || codes.length === 0) return [];
        return [null, ...codes].map((code) => destinationAddress(language, code));
      }),
    ),
);

function countryRowsOf({ countries }: Readonly<Record<string, unknown>>) {
  const rows = Array.isArray(countries) ? countries.filter(isRecord) : [];
  return rows.map(({ code }) => ({ code: typeof code === 'string' ? code : null }));
}

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

/** The old paths as the site reads them, and the new ones without query and fragment. */
export const targetsIn: (snapshot: Snapshot) => ReadonlyMap<string, string> = memoized(
  (snapshot) =>
    new Map(
      redirectsIn(snapshot)
        .flatMap((redirect) => readRedirect(redirect) ?? [])
        .map(({ from, to }) => [from, redirectTarget(to)]),
    ),
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
