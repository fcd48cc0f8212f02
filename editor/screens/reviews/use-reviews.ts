import { useQuery } from '@tanstack/react-query';
import { readReviews } from '../../api/handing-over.ts';

const refreshIntervalMs = 60_000;

/** The pages handed over for review, refetched from time to time. */
export function useReviews() {
  return useQuery({
    queryKey: ['reviews'],
    queryFn: ({ signal }) => readReviews(signal),
    refetchInterval: refreshIntervalMs,
  });
}
