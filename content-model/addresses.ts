import { defaultLanguage, languageOf, languages, pathIn } from './languages.ts';
import { type Linkable, linkResolver, routes } from './routes.ts';

const pageTypes: ReadonlySet<string> = new Set(routes.map(({ type }) => type));

/** Whether documents of a type are pages of the site. */
export function isPageType(type: string): boolean {
  return pageTypes.has(type);
}

/** Where the site itself answers: for its health, for machines, its icons, and the search and feed of each language. */
export const ownAddresses: ReadonlySet<string> = new Set([
  ...['/healthz', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'],
  ...['/api/preview', '/api/exit-preview', '/api/revalidate'],
  ...['/icon.svg', '/favicon.ico', '/apple-touch-icon.png'],
  ...['/icon-192.png', '/icon-512.png', '/icon-maskable.png'],
  ...['/search', '/feed.xml'].flatMap((path) =>
    languages.map((language) => pathIn(language, path)),
  ),
]);

/** Of its files, which are too many to list. */
const ownFiles =
  /^\/(?:(?:assets|flags|media|social)\/.|maps\/.+\.svg$|calendar\/.+\.ics$|sitemap-[1-9]\d*\.xml$)/;

/** Whether the site itself answers at a path, so that no page and no redirect can. */
export function isOwnAddress(path: string): boolean {
  return ownAddresses.has(path) || ownFiles.test(path);
}

export interface Page extends Linkable {
  id: string;
  lang: string;
}

export interface AddressBook {
  /** The path of each page, by document id. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The id of the document served at each path. */
  readonly ids: ReadonlyMap<string, string>;
  /** Paths that several documents have, with all their ids; the one that is served comes first. */
  readonly shared: ReadonlyMap<string, readonly string[]>;
}

/**
 * The addresses of all pages in the site's languages; it shows no others. English and French have no prefix; a French
 * page whose path an English one has is below `/fr`.
 */
export function addressesOf(documents: Iterable<Page>): AddressBook {
  const pages = [...documents].filter(({ type, lang }) => isPageType(type) && languageOf(lang));
  const english = new Set(
    pages.filter(({ lang }) => lang === defaultLanguage.code).map(linkResolver),
  );
  const ids = new Map<string, string>();
  const addresses = new Map<string, string>();
  const shared = new Map<string, string[]>();
  for (const page of pages) {
    const path = linkResolver(page);
    const isTaken = page.lang === 'fr-fr' && english.has(path);
    const address = isTaken ? `/fr${path === '/' ? '' : path}` : path;
    addresses.set(page.id, address);
    const first = ids.get(address);
    if (first === undefined) ids.set(address, page.id);
    else shared.set(address, [...(shared.get(address) ?? [first]), page.id]);
  }
  return { addresses, ids, shared };
}

/** An address without its query and fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}

/**
 * Whether a path leads only to pages of this site: exactly one leading slash, no backslash (which browsers read as a
 * slash), and no dot segments, since browsers resolve `/.//elsewhere` to another site.
 */
export function isOwnPath(target: string): boolean {
  const hasDots = pathOf(target)
    .split('/')
    .some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  return !hasDots && /^\/(?![/\\])[^\\\s]*$/.test(target);
}
