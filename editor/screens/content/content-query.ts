import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { listPages } from '../../api/pages.ts';
import { type ContentFilters, filtersOf, queryOf } from './filters.ts';

const pageSize = 50;

/** The query for the paginated list of pages, also used for prefetching. */
export function contentQuery(filters: ContentFilters) {
  const query = queryOf(filters, Date.now());
  return infiniteQueryOptions({
    queryKey: ['documents', 'pages', query],
    queryFn: ({ signal, pageParam }) =>
      listPages({ ...query, cursor: pageParam, most: pageSize }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Prefetches the list for the filters in an address. */
export function askForContent(queries: QueryClient, address: URLSearchParams): void {
  void queries.prefetchInfiniteQuery(contentQuery(filtersOf(address)));
}
