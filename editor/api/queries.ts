import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';

/** What screens read from the service, each part once for all of them. */
export class Queries extends QueryClient {
  /**
   * What is read for the first time meanwhile may have been asked for before the change: it is read once more. The
   * library only does that with what was there before.
   */
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
    await super.invalidateQueries(filters, options);
    await Promise.all(
      loading.map(async (query) => {
        await query.promise?.catch(() => {});
        await super.invalidateQueries({ predicate: (each) => each === query }, options);
      }),
    );
  }
}
