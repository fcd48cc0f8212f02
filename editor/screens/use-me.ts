import { useQuery } from '@tanstack/react-query';
import { type Me, readMe } from '../api/people.ts';

/** Who is signed in, once that is known. */
export function useMe(): Me | null {
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => readMe(signal),
    staleTime: 60_000,
  });
  return me.data ?? null;
}
