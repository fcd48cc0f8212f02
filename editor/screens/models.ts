import { useQuery } from '@tanstack/react-query';
import { readModels } from '../api/service.ts';

/** The models of types and slices; they change only with a new version of the site. */
export function useModels() {
  return useQuery({
    queryKey: ['models'],
    queryFn: ({ signal }) => readModels(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
