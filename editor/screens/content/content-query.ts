import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { listPages } from '../../api/pages.ts';
import { type ContentFilters, filtersOf, queryOf } from './filters.ts';

const PART = 50;

/** The list of pages, part by part, as it is asked for; also before its screen is there. */
export function contentQuery(filters: ContentFilters) {
  const query = queryOf(filters, Date.now());
  return infiniteQueryOptions({
    queryKey: ['documents', 'pages', query],
    queryFn: ({ signal, pageParam }) =>
      listPages({ ...query, cursor: pageParam, most: PART }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Asks for the list that an address is narrowed to, for whoever will show it. */
export function askForContent(queries: QueryClient, address: URLSearchParams): void {
  void queries.prefetchInfiniteQuery(contentQuery(filtersOf(address)));
}
