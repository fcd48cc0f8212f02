/** Someone who holds a stream of publications open. */
export interface Follower {
  /** Whom it counts for, by whose address it came. */
  readonly address: string;
  readonly hasToken: boolean;
  /** Is told why. */
  leave(sentence: string): void;
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
    const most = places[follower.hasToken ? 'tokens' : 'others'];
    if (!follower.hasToken && own.length > places.address)
      this.#end(own[0], `${places.address} from one address without a token`);
    else if (like.length > most)
      this.#end(
        [...byAddress.values()].sort((one, other) => other.length - one.length)[0]?.[0],
        `${most} ${follower.hasToken ? 'with' : 'without'} a token`,
      );
  }

  delete(follower: Follower): void {
    this.#open.delete(follower);
  }

  #end(follower: Follower | undefined, limit: string): void {
    if (!follower) return;
    this.#open.delete(follower);
    follower.leave(
      `More than ${limit} follow the publications, so that the oldest stream ended. Whoever has a token keeps a place: give each site one of its own (PRISMIC_ACCESS_TOKEN).`,
    );
  }
}
