import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { contentQuery } from './content-query.ts';
import { type ContentFilters, type FilterName, filtersOf, isFiltered } from './filters.ts';
import { pagesOf } from './pages.ts';

/** The paginated list of pages, filtered by the screen's address. */
export function useContent(own: string) {
  const [parameters, setParameters] = useSearchParams();
  const filters = filtersOf(parameters);
  const list = useInfiniteQuery({
    ...contentQuery(filters),
    placeholderData: (before) => before,
  });
  const { data } = list;
  const pages = useMemo(() => {
    const seen = new Set<string>();
    return pagesOf(data?.pages.flatMap((part) => part.pages) ?? [], own).filter(({ group }) => {
      // A page that changed meanwhile moves up, and may be in two parts.
      if (seen.has(group)) return false;
      seen.add(group);
      return true;
    });
  }, [data, own]);
  const [first] = data?.pages ?? [];
  return {
    list,
    pages,
    filters,
    isNarrowed: isFiltered(filters),
    total: first?.total ?? 0,
    facets: first?.facets ?? null,
    areTextsRead: first?.areTextsRead ?? true,
    set(name: FilterName, value: string) {
      setParameters(
        (before) => {
          if (value) before.set(name, value);
          else before.delete(name);
          return before;
        },
        { replace: true },
      );
    },
    show(shown: ContentFilters) {
      setParameters(new URLSearchParams(shown));
    },
  };
}

export type ContentList = ReturnType<typeof useContent>;
