/** Someone who holds a stream of publications open. */
export interface Follower {
  /** Whom it counts for, by whose address it came. */
  readonly address: string;
  readonly hasToken: boolean;
  leave(): void;
}

/** Each open stream holds a connection that ordinary questions need too. */
const places = { tokens: 50, others: 100, address: 20 };

/**
 * Who follows. Whoever comes always gets a place, so that a site that starts again does; where there is none left,
 * the oldest stream of the address with the most of them ends. Those with a token have places of their own.
 */
export class Followers {
  // In the order they came.
  readonly #open = new Set<Follower>();

  get size(): number {
    return this.#open.size;
  }

  add(follower: Follower): void {
    this.#open.add(follower);
    const like = [...this.#open].filter(({ hasToken }) => hasToken === follower.hasToken);
    const byAddress = Map.groupBy(like, ({ address }) => address);
    const own = byAddress.get(follower.address) ?? [];
    if (!follower.hasToken && own.length > places.address) this.#end(own[0]);
    else if (like.length > places[follower.hasToken ? 'tokens' : 'others'])
      this.#end([...byAddress.values()].sort((one, other) => other.length - one.length)[0]?.[0]);
  }

  delete(follower: Follower): void {
    this.#open.delete(follower);
  }

  #end(follower: Follower | undefined): void {
    if (!follower) return;
    this.#open.delete(follower);
    follower.leave();
  }
}

/**
 * The address a share is counted by. Behind a proxy that is trusted, the one the proxy saw, which it names last;
 * of IPv6 the network, since one client has all of it.
 */
export function shareOf(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const named = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = (named || remote || '').replace(/^::ffff:(?=\d+\.)/, '');
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
