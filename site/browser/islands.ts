import * as finder from '../finder/island.tsx';
import type { IslandModule } from '../islands/island-module.ts';
import type { Wake } from '../islands/loader.ts';
import * as search from '../search/island.tsx';

/** All islands in one file: most of it is React, which each of them needs. */
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
