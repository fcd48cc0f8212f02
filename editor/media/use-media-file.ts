import { useQuery } from '@tanstack/react-query';
import { type MediaFile, readMedia } from '../api/media.ts';

/** What the service knows of a file; where a list has just told it, nothing is asked. */
export function useMediaFile(id: string | null, told?: MediaFile) {
  return useQuery({
    queryKey: ['media', 'one', id],
    queryFn: ({ signal }) => readMedia(id ?? '', signal),
    enabled: id !== null,
    initialData: told,
    staleTime: 30_000,
  });
}
