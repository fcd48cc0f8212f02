import { useQuery } from '@tanstack/react-query';
import { readMedia } from '../api/media.ts';

/** What the service knows of a file. */
export function useMediaFile(id: string | null) {
  return useQuery({
    queryKey: ['media', 'one', id],
    queryFn: ({ signal }) => readMedia(id ?? '', signal),
    enabled: id !== null,
    staleTime: 30_000,
  });
}
