import * as finder from '../finder/island.tsx';
import * as search from '../search/island.tsx';
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

/** The islands by their names, in one file: nearly all of it is React, which each of them needs. */
const islands: Record<string, IslandModule> = { finder, search };

export const wake: Wake = (island) => {
  const root = island.querySelector<HTMLElement>('[data-island-root]');
  const json = island.querySelector('script[type="application/json"]')?.textContent;
  const module = islands[island.dataset.island ?? ''];
  if (!root || !json || !module) return;
  const store = island.querySelector(':scope > template');
  module.start({
    root,
    json,
    store: store instanceof HTMLTemplateElement ? store.content : null,
  });
};
