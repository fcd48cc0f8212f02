/** The HTML of posters, by program id. */
export type Posters = Map<string, string>;

/** Adds the posters found in some HTML. */
export function collectPosters(place: ParentNode, posters: Posters = new Map()): Posters {
  for (const poster of place.querySelectorAll<HTMLElement>('[data-program]'))
    posters.set(poster.dataset.program ?? '', poster.innerHTML);
  return posters;
}

/** The posters in the page at an address. */
export async function fetchPosters(
  address: string,
  posters: Posters,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The list of programs at ${address} answered ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const found = collectPosters(page, new Map());
  if (found.size === 0) throw new Error(`There are no programs in the page at ${address}.`);
  for (const [id, html] of found) posters.set(id, html);
}
