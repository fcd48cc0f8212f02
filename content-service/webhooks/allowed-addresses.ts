import { lookup as askResolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { NotDelivered } from './delivery-fault.ts';

export interface Address {
  address: string;
  family: number;
}

export type Resolve = (hostname: string) => Promise<Address[]>;

/** Kinds of addresses that a setting may allow: other machines of the house. Never link-local, where clouds keep secrets. */
const insideRanges = new Set(['loopback', 'private', 'carrierGradeNat', 'uniqueLocal']);
const globalUnicast = ipaddr.parseCIDR('2000::/3');
const nat64 = ipaddr.parseCIDR('64:ff9b::/96');
/** `::127.0.0.1`, which the library would read as IPv4-mapped. */
const ipv4Compatible = /^::\d+\.\d+\.\d+\.\d+$/;

/** Whether an address belongs to the public internet, or to the inside where that is allowed. */
export function isAllowed(address: string, insideAllowed: boolean): boolean {
  if (!ipaddr.isValid(address) || ipv4Compatible.test(address)) return false;
  const judged = unwrapped(ipaddr.parse(address));
  const range = judged.range();
  if (insideAllowed && insideRanges.has(range)) return true;
  if (range !== 'unicast') return false;
  // Outside 2000::/3 lie forms of IPv4 in IPv6 that no public server has.
  return judged.kind() === 'ipv4' || (judged.match(globalUnicast) && !holdsIsatap(judged));
}

/** IPv4 written as IPv6 or reached through a translator is judged by the IPv4 address. */
function unwrapped(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.match(nat64)) return new ipaddr.IPv4(address.toByteArray().slice(12));
  return address;
}

/** A tunnel in any prefix whose last four bytes are an IPv4 address (RFC 5214). */
function holdsIsatap(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const [universal = 0, ...mark] = address.toByteArray().slice(8, 12);
  return (universal & 0xfd) === 0 && mark.join() === '0,94,254';
}

/** Ports of the web, and those that any program may open. The others belong to mail, shells and the like. */
function isWebPort(port: string): boolean {
  return port === '' || port === '80' || port === '443' || Number(port) >= 1024;
}

/**
 * The addresses a connection may be made to: asked for once, all of them checked. One that is refused refuses
 * the name, because a name that also leads inside is a mistake or a trick.
 */
export async function addressesFor(
  url: URL,
  insideAllowed: boolean,
  resolve: Resolve = (hostname) => askResolver(hostname, { all: true }),
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
  const [refused] = addresses.filter(({ address }) => !isAllowed(address, insideAllowed));
  if (addresses.length === 0)
    throw new NotDelivered('no_address', `The name ${url.hostname} has no address.`);
  if (refused)
    throw new NotDelivered(
      'not_allowed',
      `The address ${refused.address} is not of the public internet. WEBHOOKS_INSIDE=on allows those of the inside.`,
    );
  return addresses;
}
