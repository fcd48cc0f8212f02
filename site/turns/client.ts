import { isIP } from 'node:net';

const own = /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe[89ab])/;

/**
 * Who asks, as far as it can be told: the address of the connection, or what a proxy in the provider's own network
 * says last of where the request came from. Null where neither tells visitors apart.
 */
export function clientOf(
  remote: string | undefined,
  forwardedFor: string | undefined,
): string | null {
  const direct = plainAddress(remote);
  if (direct && !own.test(direct)) return networkOf(direct);
  const told = plainAddress(forwardedFor?.split(',').at(-1));
  return told && !own.test(told) ? networkOf(told) : null;
}

function plainAddress(text: string | undefined): string | null {
  const address =
    text
      ?.trim()
      .toLowerCase()
      .replace(/^::ffff:(?=\d+\.)/, '') ?? '';
  return isIP(address) > 0 ? address : null;
}

/** Whoever has one address of IPv6 has the whole network of the first four groups. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [start = '', end] = address.split('::', 2);
  const groups = start.split(':').filter(Boolean);
  const rest = end?.split(':').filter(Boolean) ?? [];
  const missing = end === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':');
}
