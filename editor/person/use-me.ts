import { useQuery } from '@tanstack/react-query';
import { type Me, readMe } from '../api/people.ts';

/** The signed-in person; null until known. */
export function useMe(): Me | null {
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => readMe(signal),
    staleTime: 60_000,
  });
  return me.data ?? null;
}
