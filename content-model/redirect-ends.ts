import { pathOf } from './addresses.ts';

/** Where a visitor ends up: at a page, nowhere, or in a loop; `unused` where a page is at the old path. */
export type End = 'page' | 'nowhere' | 'circle' | 'unused';

interface RedirectEnd {
  end: End;
  /** The last path on the way; for a loop, the path where it is entered. */
  last: string;
}

/** Where each old path finally leads. As on the site, a page takes precedence over a redirect. */
export function redirectEnds(
  redirects: readonly { from: string; to: string }[],
  isPage: (path: string) => boolean,
): ReadonlyMap<string, RedirectEnd> {
  const targets = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
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
