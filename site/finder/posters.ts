import { readPage } from '../islands/read-page.ts';

/** The HTML of posters, by program id. */
export type Posters = Map<string, string>;

/** Adds the posters found in some HTML. */
export function collectPosters(root: ParentNode, posters: Posters = new Map()): Posters {
  for (const poster of root.querySelectorAll<HTMLElement>('[data-program]'))
    posters.set(poster.dataset.program ?? '', poster.innerHTML);
  return posters;
}

/** The posters in the page at an address. */
export async function fetchPosters(
  address: string,
  posters: Posters,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(address, { signal });
  if (!response.ok)
    throw new Error(`The list of programs at ${address} answered ${response.status}.`);
  const found = collectPosters(await readPage(response), new Map());
  if (found.size === 0) throw new Error(`There are no programs in the page at ${address}.`);
  for (const [id, html] of found) posters.set(id, html);
}
