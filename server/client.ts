import { isIP } from 'node:net';

const own = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe[89ab])/;

export interface Client {
  /** By which it is told apart: whoever has one address of IPv6 has its whole network. */
  readonly network: string;
  /** Whether it is one of the provider's own network. */
  readonly isOwn: boolean;
}

/**
 * Who asks, for both servers alike: the address of the connection or, where a proxy in the provider's own network made
 * it, the address that proxy says last. Whoever comes from outside is not believed. Null where there is no address.
 */
export function clientOf(
  remote: string | undefined,
  forwardedFor: string | undefined,
): Client | null {
  const direct = plainAddress(remote);
  const told = direct && own.test(direct) ? plainAddress(forwardedFor?.split(',').at(-1)) : null;
  const address = told ?? direct;
  return address ? { network: networkOf(address), isOwn: own.test(address) } : null;
}

function plainAddress(text: string | undefined): string | null {
  const address =
    text
      ?.trim()
      .toLowerCase()
      .replace(/^::ffff:(?=\d+\.)/, '') ?? '';
  return isIP(address) > 0 ? address : null;
}

/** The first four groups of an address of IPv6. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [start = '', end] = address.split('::', 2);
  const groups = start.split(':').filter(Boolean);
  const rest = end?.split(':').filter(Boolean) ?? [];
  const missing = end === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':');
}
