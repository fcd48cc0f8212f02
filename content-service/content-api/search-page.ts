import type { SnapshotDocument } from '../repository/snapshot.ts';
import { license, version } from './about.ts';
import { addressOfPage, type SearchParameters } from './search-parameters.ts';
import { wireDocument } from './wire/document.ts';
import type { View } from './wire/view.ts';

/** One page of what was found. */
export function pageOf(
  found: readonly SnapshotDocument[],
  parameters: SearchParameters,
  view: View,
) {
  const { page, pageSize } = parameters;
  const { origin, ref } = view.options;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const pages = Math.ceil(found.length / pageSize);
  const addressOf = (number: number) => addressOfPage(origin, ref, parameters, number);
  return {
    page,
    results_per_page: pageSize,
    results_size: shown.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? addressOf(page + 1) : null,
    prev_page: page > 1 ? addressOf(page - 1) : null,
    results: shown.map((document) => wireDocument(view, document)),
    version,
    license,
  };
}
