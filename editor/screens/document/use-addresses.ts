import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/client.ts';

/** Where a page is on the site and where it will be, as its last saved version has it. */
export function useAddresses(id: string, version: string) {
  return useQuery({
    queryKey: ['addresses', id, version],
    queryFn: ({ signal }) =>
      ask('/documents/{id}/addresses', 'get', { parameters: { id }, signal }),
    placeholderData: (before) => before,
  });
}
