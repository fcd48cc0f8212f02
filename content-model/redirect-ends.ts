import { isOwnPath, pathOf } from './addresses.ts';
import { readDestinationAddress } from './destination-addresses.ts';
import { type Language, languageAt, languageNamed, languages } from './languages.ts';
import { readPath, tidyPath } from './path.ts';

/** Where a visitor ends up: at a page, nowhere, or in a loop; `unused` where the site shows something at the old path. */
export type End = 'page' | 'nowhere' | 'circle' | 'unused';

interface RedirectEnd {
  end: End;
  /** The last path on the way; for a loop, the path where it is entered. */
  last: string;
}

interface Redirection {
  from: string;
  to: string;
}

/** A redirect as the site follows it, from paths that were typed or pasted; null for one that it cannot follow. */
export function readRedirect({ from, to }: Redirection): Redirection | null {
  const path = readPasted(from);
  const target = isOwnPath(to.trim()) ? readPasted(to) : null;
  // No request has a path with the query or the fragment of an address.
  return path === null || target === null || /[?#]/.test(path)
    ? null
    : { from: tidyPath(path), to: target };
}

/** The path of a new address as the site reads it, which leads from `/en/destinations` to the address without prefix. */
export function redirectTarget(to: string): string {
  return withoutPrefix(tidyPath(pathOf(to)), () => undefined);
}

/** Decodes a path that an editor pasted, possibly percent-encoded and with a query; null if it is not valid. */
function readPasted(text: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(text.trim()) ?? [];
  const read = readPath(path);
  return read.kind === 'path' && !/[?#]/.test(read.path) ? read.path + rest : null;
}

/**
 * The address to which the site leads from the same one with the prefix of a language that has none: `/en/about-us`
 * leads to `/about-us` where that is in English. Any other path as it is.
 */
export function withoutPrefix(
  path: string,
  languageOfPage: (address: string) => Language | undefined,
): string {
  const [, key = '', rest = '/'] = /^\/(\w+)(\/.*)?$/.exec(path) ?? [];
  if (languageNamed(key)?.prefix !== '') return path;
  const language = languageOfPage(rest) ?? readDestinationAddress(rest)?.language;
  return language?.key === key ? rest : path;
}

/**
 * The page that a path names as another language does: `/pt/about-us` where `about-us` is in English. It is in another
 * language than the path.
 */
export function pageInOtherLanguage<Page extends { lang: string }>(
  path: string,
  pageAt: (address: string) => Page | undefined,
): Page | undefined {
  const { code, key: own } = languageAt(path);
  const rest = path.replace(new RegExp(`^/${own}(?=/|$)`), '') || '/';
  for (const { key } of languages) {
    const found = pageAt(`/${key}${rest === '/' ? '' : rest}`) ?? pageAt(rest);
    if (found && found.lang !== code) return found;
  }
  return undefined;
}

/** The pages of the site. */
interface Pages {
  isPage(path: string): boolean;
  languageOfPage(path: string): Language | undefined;
}

/** Where each old path finally leads. As on the site, a page takes precedence over a redirect. */
export function redirectEnds(
  redirects: readonly Redirection[],
  { isPage, languageOfPage }: Pages,
): ReadonlyMap<string, RedirectEnd> {
  const places = new Set(redirects.map(({ from }) => from));
  const targets = new Map(redirects.map(({ from, to }) => [from, targetOf(to)]));
  function targetOf(to: string): string {
    const path = tidyPath(pathOf(to));
    return isPage(path) || places.has(path) ? path : withoutPrefix(path, languageOfPage);
  }

  const ends = new Map<string, RedirectEnd>();
  for (const from of targets.keys()) {
    const visited = new Set<string>();
    let path = from;
    let end: RedirectEnd | undefined;
    while (!end) {
      const to = targets.get(path);
      if (isPage(path)) end = { end: visited.size === 0 ? 'unused' : 'page', last: path };
      else if (to === undefined) end = { end: 'nowhere', last: path };
      else if (visited.has(path)) end = { end: 'circle', last: path };
      else {
        end = ends.get(path);
        visited.add(path);
        path = to;
      }
    }
    if (end.end === 'unused') ends.set(from, end);
    const circle = end.end === 'circle' ? end.last : null;
    let isInCircle = false;
    for (const each of visited) {
      isInCircle ||= each === circle && !ends.has(each);
      if (!ends.has(each)) ends.set(each, isInCircle ? { end: 'circle', last: each } : end);
    }
  }
  return ends;
}
