import { useQuery } from '@tanstack/react-query';
import { type MediaFile, readMedia } from '../api/media.ts';

/** The data of a file, without a request if a list has just loaded it. */
export function useMediaFile(id: string | null, told?: MediaFile) {
  return useQuery({
    queryKey: ['media', 'one', id],
    queryFn: ({ signal }) => readMedia(id ?? '', signal),
    enabled: id !== null,
    initialData: told,
    staleTime: 30_000,
  });
}
