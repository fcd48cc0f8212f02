import { useQuery } from '@tanstack/react-query';
import { readComments } from '../../api/handing-over.ts';

const refreshIntervalMs = 30_000;

/** The comments on a document, refetched because others may add some meanwhile. */
export function useComments(document: string | null) {
  return useQuery({
    queryKey: ['comments', document],
    queryFn: ({ signal }) => readComments(document ?? '', signal),
    enabled: document !== null,
    refetchInterval: refreshIntervalMs,
  });
}
