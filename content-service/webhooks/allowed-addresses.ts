import { lookup as dnsLookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { NotDelivered } from './delivery-fault.ts';

export interface Address {
  address: string;
  family: number;
}

export type Resolve = (hostname: string) => Promise<Address[]>;

/** Internal ranges that a setting can allow. Never link-local, where cloud providers serve credentials. */
const internalRanges = new Set(['loopback', 'private', 'carrierGradeNat', 'uniqueLocal']);
const globalUnicast = ipaddr.parseCIDR('2000::/3');
const nat64 = ipaddr.parseCIDR('64:ff9b::/96');
/** `::127.0.0.1`, which the library would treat as IPv4-mapped. */
const ipv4Compatible = /^::\d+\.\d+\.\d+\.\d+$/;

/** Whether an address is on the public internet, or internal if that is allowed. */
export function isAllowed(address: string, allowInternal: boolean): boolean {
  if (!ipaddr.isValid(address) || ipv4Compatible.test(address)) return false;
  const unwrapped = unwrap(ipaddr.parse(address));
  const range = unwrapped.range();
  if (allowInternal && internalRanges.has(range)) return true;
  if (range !== 'unicast') return false;
  // Outside 2000::/3 are only embedded forms of IPv4, which no public server uses.
  return unwrapped.kind() === 'ipv4' || (unwrapped.match(globalUnicast) && !isIsatap(unwrapped));
}

/** The IPv4 address in an IPv4-mapped or NAT64 address. */
function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.match(nat64)) return new ipaddr.IPv4(address.toByteArray().slice(12));
  return address;
}

/** An ISATAP tunnel, in any prefix, whose last four bytes are an IPv4 address (RFC 5214). */
function isIsatap(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const [flags = 0, ...marker] = address.toByteArray().slice(8, 12);
  return (flags & 0xfd) === 0 && marker.join() === '0,94,254';
}

/** Web ports and unprivileged ones; the others belong to mail, SSH and the like. */
function isWebPort(port: string): boolean {
  return port === '' || port === '80' || port === '443' || Number(port) >= 1024;
}

/**
 * Resolves a host once, and checks all its addresses. A single forbidden address refuses the host, because a name
 * that also resolves to an internal address is a mistake or an attack.
 */
export async function addressesFor(
  url: URL,
  allowInternal: boolean,
  resolve: Resolve = (hostname) => dnsLookup(hostname, { all: true }),
): Promise<Address[]> {
  if (!isWebPort(url.port))
    throw new NotDelivered(
      'not_allowed',
      `Webhooks go to the ports 80, 443 and those from 1024 on, not to ${url.port}.`,
    );
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(literal)
    ? [{ address: literal, family: literal.includes(':') ? 6 : 4 }]
    : await resolve(url.hostname);
  const [refused] = addresses.filter(({ address }) => !isAllowed(address, allowInternal));
  if (addresses.length === 0)
    throw new NotDelivered('no_address', `The name ${url.hostname} has no address.`);
  if (refused)
    throw new NotDelivered(
      'not_allowed',
      `The address ${refused.address} is not of the public internet. WEBHOOKS_INSIDE=on allows those of the inside.`,
    );
  return addresses;
}
