import { Addresses } from '../addresses/addresses.ts';
import type { Content } from '../content/content.ts';

/** Everything the pages are made of at one time. Never changed; the next publication or day makes the next one. */
export interface Edition {
  readonly number: number;
  readonly content: Content;
  readonly addresses: Addresses;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

let editions = 0;

/** What it has in common with the edition `before` is not worked out again. */
export function editionOf(content: Content, today: string, before: Edition | null = null): Edition {
  editions += 1;
  const isKnown = before?.content === content;
  const addresses = isKnown ? before.addresses : new Addresses(content, before?.addresses);
  return { number: editions, content, addresses, today };
}
