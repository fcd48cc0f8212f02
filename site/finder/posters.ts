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
  // This page's policy refuses the other page's styles.
  const html = (await response.text()).replace(/<style.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = collectPosters(page, new Map());
  if (found.size === 0) throw new Error(`There are no programs in the page at ${address}.`);
  for (const [id, html] of found) posters.set(id, html);
}
