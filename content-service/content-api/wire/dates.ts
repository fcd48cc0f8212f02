import { memoized, writeDate } from '@farol/content-model';
import type { SnapshotDocument } from '../../repository/snapshot.ts';

interface PublicationDates {
  readonly first_publication_date: string | null;
  readonly last_publication_date: string | null;
}

/** Formatted once per document, because every link to it contains them, too. */
export const publicationDates = memoized(
  (document: SnapshotDocument): PublicationDates => ({
    first_publication_date: dateOrNull(document.firstPublished),
    last_publication_date: dateOrNull(document.lastPublished),
  }),
);

function dateOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : writeDate(milliseconds);
}
