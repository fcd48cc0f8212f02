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
