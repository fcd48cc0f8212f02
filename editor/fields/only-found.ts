interface Found {
  isFetching: boolean;
  hasNextPage: boolean;
}

/** What Enter chooses: the only thing that the present search has found. */
export function onlyFound<Item>(
  items: readonly Item[],
  { isFetching, hasNextPage }: Found,
): Item | null {
  const [only, ...more] = items;
  const isAnswered = !isFetching && !hasNextPage;
  return only !== undefined && more.length === 0 && isAnswered ? only : null;
}
