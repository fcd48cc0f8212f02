import { pathOf } from './addresses.ts';

/** Where a visitor ends up: at a page, nowhere, or in a loop; `unused` where a page is at the old path. */
export type End = 'page' | 'nowhere' | 'circle' | 'unused';

export interface RedirectEnd {
  end: End;
  /** The last path on the way; for a loop, the path where it is entered. */
  last: string;
}

/** Where each old path finally leads. As on the site, a page takes precedence over a redirect. */
export function redirectEnds(
  redirects: readonly { from: string; to: string }[],
  isPage: (path: string) => boolean,
): ReadonlyMap<string, RedirectEnd> {
  const next = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  const ends = new Map<string, RedirectEnd>();
  for (const from of next.keys()) {
    const way = new Set<string>();
    let path = from;
    let found: RedirectEnd | undefined;
    while (!found) {
      const to = next.get(path);
      if (isPage(path)) found = { end: way.size === 0 ? 'unused' : 'page', last: path };
      else if (to === undefined) found = { end: 'nowhere', last: path };
      else if (way.has(path)) found = { end: 'circle', last: path };
      else {
        found = ends.get(path);
        way.add(path);
        path = to;
      }
    }
    if (found.end === 'unused') ends.set(from, found);
    const circle = found.end === 'circle' ? found.last : null;
    let isInCircle = false;
    for (const each of way) {
      isInCircle ||= each === circle && !ends.has(each);
      if (!ends.has(each)) ends.set(each, isInCircle ? { end: 'circle', last: each } : found);
    }
  }
  return ends;
}
