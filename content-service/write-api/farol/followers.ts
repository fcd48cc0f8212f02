/** Someone who holds a stream open. */
export interface Follower {
  /** Whom it counts for: a person, or by whose address it came. */
  readonly address: string;
  readonly hasToken: boolean;
  /** Is told why. */
  leave(sentence: string): void;
}

/** Each open stream holds a connection that ordinary questions need too. */
export interface Places {
  /** Those with a token have places of their own. */
  tokens: number;
  others: number;
  /** Of the others, for one address or person. */
  each: number;
  /** What is said to whom it costs one, where so many follow. */
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

/** People who are at work, each with the windows they have open. */
export const placesOfWork: Places = {
  ...{ tokens: 50, others: 100, each: 20 },
  sentence: ({ most, among }) =>
    `More than ${most} windows${among === 'each' ? ' of yours' : ''} follow the work, so that the oldest stream ended.`,
};

/** Previews in tabs of their own, which count for whose they are. */
export const placesOfPreviews: Places = {
  ...{ tokens: 0, others: 200, each: 20 },
  sentence: ({ most, among }) =>
    `More than ${most} previews${among === 'each' ? ' of one person' : ''} are followed, so that the oldest stream ended.`,
};

/**
 * Who follows. Whoever comes always gets a place, so that a site that starts again does; where there is none left,
 * the oldest stream of the address with the most of them ends.
 */
export class Followers {
  readonly #places: Places;
  // In the order they came.
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
