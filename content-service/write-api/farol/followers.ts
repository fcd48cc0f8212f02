/** A client with an open stream. */
export interface Follower {
  /** Whom the stream counts for: a person's id, or the network address. */
  readonly address: string;
  readonly hasToken: boolean;
  /** Ends the stream, with the reason. */
  leave(sentence: string): void;
}

/** Limits on open streams: each holds a connection that ordinary requests need too. */
export interface Places {
  /** The limit for all streams with a token, which are counted separately. */
  tokens: number;
  others: number;
  /** The limit for one address or person, among those without a token. */
  each: number;
  /** The message for the follower whose stream ends because of a limit. */
  sentence(how: { most: number; among: 'each' | 'others' | 'tokens' }): string;
}

const WHOSE = {
  each: ' from one address without a token',
  others: ' without a token',
  tokens: ' with a token',
};

export const placesOfPublications: Places = {
  ...{ tokens: 50, others: 100, each: 20 },
  sentence: ({ most, among }) =>
    `More than ${most}${WHOSE[among]} follow the publications, so that the oldest stream ended. Whoever has a token keeps a place: give each site one of its own (PRISMIC_ACCESS_TOKEN).`,
};

/** People at work; each open window has a stream. */
export const placesOfWork: Places = {
  ...{ tokens: 50, others: 100, each: 20 },
  sentence: ({ most, among }) =>
    `More than ${most} windows${among === 'each' ? ' of yours' : ''} follow the work, so that the oldest stream ended.`,
};

/** Previews in tabs of their own, counted for the person they belong to. */
export const placesOfPreviews: Places = {
  ...{ tokens: 0, others: 200, each: 20 },
  sentence: ({ most, among }) =>
    `More than ${most} previews${among === 'each' ? ' of one person' : ''} are followed, so that the oldest stream ended.`,
};

/**
 * The open streams. A new follower is always accepted, so that a restarted site gets back in; beyond a limit, the
 * oldest stream of the address with the most of them ends.
 */
export class Followers {
  readonly #places: Places;
  // In order of arrival.
  readonly #open = new Set<Follower>();

  constructor(places: Places) {
    this.#places = places;
  }

  get size(): number {
    return this.#open.size;
  }

  add(follower: Follower): void {
    this.#open.add(follower);
    const places = this.#places;
    const like = [...this.#open].filter(({ hasToken }) => hasToken === follower.hasToken);
    const byAddress = Map.groupBy(like, ({ address }) => address);
    const own = byAddress.get(follower.address) ?? [];
    const among = follower.hasToken ? 'tokens' : 'others';
    const most = places[among];
    if (!follower.hasToken && own.length > places.each)
      this.#end(own[0], { most: places.each, among: 'each' });
    else if (like.length > most)
      this.#end([...byAddress.values()].sort((one, other) => other.length - one.length)[0]?.[0], {
        most,
        among,
      });
  }

  delete(follower: Follower): void {
    this.#open.delete(follower);
  }

  #end(follower: Follower | undefined, how: Parameters<Places['sentence']>[0]): void {
    if (!follower) return;
    this.#open.delete(follower);
    follower.leave(this.#places.sentence(how));
  }
}
