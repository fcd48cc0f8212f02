/** A client with an open stream. */
export interface Follower {
  /** Whom the stream counts for: a person's id, or the network address. */
  readonly address: string;
  readonly hasToken: boolean;
  /** Ends the stream, with the reason. */
  end(message: string): void;
}

/** Limits on open streams: each holds a connection that ordinary requests need too. */
interface StreamLimits {
  /** The limit for all streams with a token, which are counted separately. */
  tokens: number;
  others: number;
  /** The limit for one address or person, among those without a token. */
  perAddress: number;
  /** The message for the follower whose stream ends because of a limit. */
  message(limit: { max: number; group: keyof typeof groupWords }): string;
}

const groupWords = {
  perAddress: ' from one address without a token',
  others: ' without a token',
  tokens: ' with a token',
};

export const publicationStreamLimits: StreamLimits = {
  tokens: 50,
  others: 100,
  perAddress: 20,
  message: ({ max, group }) =>
    `More than ${max}${groupWords[group]} follow the publications, so that the oldest stream ended. Whoever has a token keeps a place: give each site one of its own (PRISMIC_ACCESS_TOKEN).`,
};

/** People at work; each open window has a stream. */
export const liveStreamLimits: StreamLimits = {
  tokens: 50,
  others: 100,
  perAddress: 20,
  message: ({ max, group }) =>
    `More than ${max} windows${group === 'perAddress' ? ' of yours' : ''} follow the work, so that the oldest stream ended.`,
};

/** Previews in tabs of their own, counted for the person they belong to. */
export const previewStreamLimits: StreamLimits = {
  tokens: 0,
  others: 200,
  perAddress: 20,
  message: ({ max, group }) =>
    `More than ${max} previews${group === 'perAddress' ? ' of one person' : ''} are followed, so that the oldest stream ended.`,
};

/**
 * The open streams. A new follower is always accepted, so that a restarted site gets back in; beyond a limit, the
 * oldest stream of the address with the most of them ends.
 */
export class Followers {
  readonly #limits: StreamLimits;
  // In order of arrival.
  readonly #open = new Set<Follower>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#open.size;
  }

  add(follower: Follower): void {
    this.#open.add(follower);
    const limits = this.#limits;
    const peers = [...this.#open].filter(({ hasToken }) => hasToken === follower.hasToken);
    const byAddress = Map.groupBy(peers, ({ address }) => address);
    const sameAddress = byAddress.get(follower.address) ?? [];
    const group = follower.hasToken ? 'tokens' : 'others';
    const max = limits[group];
    const [largest] = [...byAddress.values()].sort((one, other) => other.length - one.length);
    if (!follower.hasToken && sameAddress.length > limits.perAddress)
      this.#end(sameAddress[0], { max: limits.perAddress, group: 'perAddress' });
    else if (peers.length > max) this.#end(largest?.[0], { max, group });
  }

  delete(follower: Follower): void {
    this.#open.delete(follower);
  }

  #end(follower: Follower | undefined, limit: Parameters<StreamLimits['message']>[0]): void {
    if (!follower) return;
    this.#open.delete(follower);
    follower.end(this.#limits.message(limit));
  }
}
