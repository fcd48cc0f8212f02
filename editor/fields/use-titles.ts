import { useQueries } from '@tanstack/react-query';
import { readTitle, type TitleKind } from '../api/titles.ts';

/** Where its titles become stale with the other queries of its kind. */
const areas = { documents: 'document', files: 'media' } satisfies Record<TitleKind, string>;

/** The titles of documents or the names of files, by id: null for what is not there, undefined until it is known. */
export function useTitles(
  kind: TitleKind,
  ids: readonly string[],
): ReadonlyMap<string, string | null | undefined> {
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: [areas[kind], 'title', id],
      queryFn: () => readTitle(kind, id),
      staleTime: 60_000,
    })),
  });
  return new Map(
    ids.map((id, index) => [id, found[index]?.isLoadingError ? null : found[index]?.data]),
  );
}
