import { readDate } from '@farol/content-model';
import type { Document } from './document.ts';

type Dates = Pick<Document, 'first_publication_date' | 'last_publication_date'>;

export function firstPublished({ first_publication_date: date }: Dates): string | null {
  return isoTime(date);
}

export function lastPublished({ last_publication_date: date }: Dates): string | null {
  return isoTime(date);
}

/** As XML, Atom and schema.org have times: with a Z, where the protocol has +0000. */
function isoTime(date: string | null): string | null {
  const time = readDate(date);
  return time === null ? null : new Date(time).toISOString().replace('.000', '');
}
