import { Addresses } from '../addresses/addresses.ts';
import { Content } from '../content/content.ts';
import type { Snapshot } from '../content/snapshot.ts';

/** Everything the pages are made of at one time. Never changed; the next publication or day makes the next one. */
export interface Edition {
  readonly number: number;
  readonly content: Content;
  readonly addresses: Addresses;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

let editions = 0;

export function editionOf(snapshot: Pick<Snapshot, 'ref' | 'documents'>, today: string): Edition {
  const content = new Content(snapshot.ref, [...snapshot.documents.values()]);
  editions += 1;
  return { number: editions, content, addresses: new Addresses(content), today };
}

/** The same content on another day. */
export function onDay(edition: Edition, today: string): Edition {
  editions += 1;
  return { ...edition, number: editions, today };
}
