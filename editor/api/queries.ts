import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
} from '@tanstack/react-query';

/** What screens read from the service, each part once for all of them. */
export class Queries extends QueryClient {
  /** However many changes come while something is read for the first time, it is read once more after them. */
  readonly #readAgain = new Map<Query, Promise<void>>();

  /**
   * What is read for the first time meanwhile may have been asked for before the change: it is read once more. The
   * library only does that with what was there before.
   */
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const again = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle')
      .map((query) => ({ isSeen: query.isActive(), read: this.#onceRead(query) }));
    await super.invalidateQueries(filters, options);
    await Promise.all(again.map(({ isSeen, read }) => isSeen && read));
  }

  #onceRead(query: Query): Promise<void> {
    const before = this.#readAgain.get(query);
    if (before) return before;
    const again = Promise.resolve(query.promise)
      .catch(() => {})
      .then(() => {
        this.#readAgain.delete(query);
        return super.invalidateQueries({ predicate: (each) => each === query });
      });
    this.#readAgain.set(query, again);
    return again;
  }
}
