import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/client.ts';

/** A page's address on the site, now and after publishing, for its last saved version. */
export function useAddresses(id: string, version: string) {
  return useQuery({
    queryKey: ['addresses', id, version],
    queryFn: ({ signal }) =>
      ask('/documents/{id}/addresses', 'get', { parameters: { id }, signal }),
    placeholderData: (before) => before,
  });
}
