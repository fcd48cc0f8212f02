import { hourMs } from '@farol/content-model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Offline, SignedOut } from '../../api/faults.ts';
import { openDocument as fetchDocument } from '../../api/service.ts';

/** The delay before an unanswered request is repeated, in milliseconds. */
const retryMs = 5_000;
/** How long a page that was left can be opened again where nothing answers, in milliseconds: a working day. */
const knownForMs = 12 * hourMs;

export const documentKey = (id: string) => ['open', id];

/** A document as the service has it, or as it was last known where nothing answers. */
export function useFetchedDocument(id: string, isOpen: boolean) {
  const queries = useQueryClient();
  const loaded = useQuery({
    queryKey: documentKey(id),
    queryFn: ({ signal }) => fetchDocument(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    gcTime: knownForMs,
    retry: (failures, fault) =>
      fault instanceof Offline &&
      failures < 3 &&
      queries.getQueryData(documentKey(id)) === undefined,
    refetchInterval: ({ state: { error, data } }) =>
      error instanceof Offline && data !== undefined && retryMs,
  });
  const { error, refetch, dataUpdatedAt, isFetchedAfterMount } = loaded;
  const isUnanswered = error instanceof Offline;
  const isRefused = loaded.isError && !isUnanswered && !(error instanceof SignedOut);
  // What is open stays whatever the answer is; what was open before is opened again unless that is refused.
  const whole = isFetchedAfterMount && (isOpen || !isRefused) ? loaded.data : undefined;
  const fault = isFetchedAfterMount && !whole ? error : null;

  const wasRefused = useRef(isRefused);
  wasRefused.current = isRefused;
  // What was refused is not shown again where nothing answers.
  useEffect(
    () => () => {
      if (wasRefused.current) queries.removeQueries({ queryKey: documentKey(id), exact: true });
    },
    [queries, id],
  );

  return { whole, fault, isUnanswered, dataUpdatedAt, refetch };
}
