import { writeDate } from '../../query/dates.ts';
import type { SnapshotDocument } from '../../repository/snapshot.ts';

interface PublicationDates {
  readonly first_publication_date: string | null;
  readonly last_publication_date: string | null;
}

const cache = new WeakMap<SnapshotDocument, PublicationDates>();

/** Written once per document: they stand in each link to it, too. */
export function publicationDates(document: SnapshotDocument): PublicationDates {
  const written = cache.get(document) ?? {
    first_publication_date: dateOrNull(document.firstPublished),
    last_publication_date: dateOrNull(document.lastPublished),
  };
  cache.set(document, written);
  return written;
}

function dateOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : writeDate(milliseconds);
}
