import { isIP } from 'node:net';

/** Loopback, private and link-local addresses. */
const internal =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe[89ab])/;

export interface Client {
  /** Identifies the client: its IPv4 address, or the /64 network of its IPv6 address. */
  readonly network: string;
  /** Whether it is in the provider's own network. */
  readonly isInternal: boolean;
}

/**
 * The client of a request: the address of the connection or, if that is a proxy in the provider's own network, the
 * last entry of its `X-Forwarded-For`. The header is not trusted from outside. Null if there is no address.
 */
export function clientOf(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
): Client | null {
  const direct = parseAddress(remoteAddress);
  const forwarded =
    direct && internal.test(direct) ? parseAddress(forwardedFor?.split(',').at(-1)) : null;
  const address = forwarded ?? direct;
  return address ? { network: networkOf(address), isInternal: internal.test(address) } : null;
}

/** An IP address in lower case, with IPv4 unwrapped from its IPv6 form. */
function parseAddress(text: string | undefined): string | null {
  const address =
    text
      ?.trim()
      .toLowerCase()
      .replace(/^::ffff:(?=\d+\.)/, '') ?? '';
  return isIP(address) > 0 ? address : null;
}

/** The first four groups of an IPv6 address; an IPv4 address as it is. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [start = '', end] = address.split('::', 2);
  const groups = start.split(':').filter(Boolean);
  const rest = end?.split(':').filter(Boolean) ?? [];
  const missing = end === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':');
}
