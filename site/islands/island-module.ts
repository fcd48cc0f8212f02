interface IslandParts {
  /** The element with the island's server-rendered HTML, which is hydrated. */
  root: HTMLElement;
  /** The data from the server. */
  json: string;
  /** Further HTML from the server. */
  store: DocumentFragment | null;
}

/** What every island's module exports. */
export interface IslandModule {
  start(parts: IslandParts): void;
}
