interface Found {
  isFetching: boolean;
  /** Offline nothing is fetched, and the answer to an earlier search stays. */
  isPlaceholderData: boolean;
  hasNextPage: boolean;
}

/** What Enter chooses: the only thing that the present search has found. */
export function onlyFound<Item>(
  items: readonly Item[],
  { isFetching, isPlaceholderData, hasNextPage }: Found,
): Item | null {
  const [only, ...more] = items;
  const isAnswered = !isFetching && !isPlaceholderData && !hasNextPage;
  return only !== undefined && more.length === 0 && isAnswered ? only : null;
}
