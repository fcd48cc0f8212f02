import type { Wake } from './loader.ts';

interface Awakening {
  /** Where the island's HTML is; it is kept and taken over. */
  root: HTMLElement;
  /** What the server wrote down for it. */
  json: string;
  /** HTML the server put aside for the island. */
  store: DocumentFragment | null;
}

/** What every island's module has. */
export interface IslandModule {
  start(awakening: Awakening): void;
}

/** The islands by their names, each in a chunk of its own. */
const islands: Record<string, () => Promise<IslandModule>> = {
  finder: () => import('../finder/island.tsx'),
  search: () => import('../search/island.tsx'),
};

export const wake: Wake = (island) => {
  const root = island.querySelector<HTMLElement>('[data-island-root]');
  const json = island.querySelector('script[type="application/json"]')?.textContent;
  const load = islands[island.dataset.island ?? ''];
  if (!root || !json || !load) return;
  const store = island.querySelector(':scope > template');
  load().then(
    ({ start }) =>
      start({
        root,
        json,
        store: store instanceof HTMLTemplateElement ? store.content : null,
      }),
    // Without its chunk the island stays the HTML it is, which works by itself.
    () => undefined,
  );
};
