import { Link } from 'wouter';
import { useTitles } from '../../fields/use-titles.ts';

/** A link to a document by its title; the id where the document cannot be read. */
export function DocumentTitle({ id }: { id: string }) {
  const titles = useTitles('documents', [id]);
  return <Link href={`/documents/${id}`}>{titles.get(id) ?? id}</Link>;
}
