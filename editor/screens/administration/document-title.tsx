import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Refused } from '../../api/faults.ts';
import { openDocument } from '../../api/service.ts';

/** A link to a document by its title; the id where the document cannot be read. */
export function DocumentTitle({ id }: { id: string }) {
  const reading = useQuery({
    queryKey: ['title', id],
    queryFn: async ({ signal }) => {
      try {
        return (await openDocument(id, signal)).title;
      } catch (fault) {
        if (fault instanceof Refused) return id;
        throw fault;
      }
    },
    staleTime: 60_000,
  });
  return <Link href={`/documents/${id}`}>{reading.data ?? id}</Link>;
}
