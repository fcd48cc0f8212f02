import { Addresses } from '../addresses/addresses.ts';
import type { Content } from '../content/content.ts';

/** Everything the pages are rendered from. Immutable: each publication and each new day makes another one. */
export interface Edition {
  readonly number: number;
  readonly content: Content;
  readonly addresses: Addresses;
  /** As YYYY-MM-DD. */
  readonly today: string;
}

let lastNumber = 0;

/** Reuses what it has in common with the `previous` edition. */
export function editionOf(
  content: Content,
  today: string,
  previous: Edition | null = null,
): Edition {
  lastNumber += 1;
  const addresses =
    previous?.content === content
      ? previous.addresses
      : new Addresses(content, previous?.addresses);
  return { number: lastNumber, content, addresses, today };
}
