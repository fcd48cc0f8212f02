import type { SnapshotDocument } from '../repository/snapshot.ts';
import { license, version } from './about.ts';
import { addressOfPage, type SearchParameters } from './search-parameters.ts';
import { wireDocument } from './wire/document.ts';
import type { View } from './wire/view.ts';

/** One page of what was found as JSON, document by document. */
export function searchPage(
  found: readonly SnapshotDocument[],
  parameters: SearchParameters,
  view: View,
): Iterator<string> {
  const { page, pageSize } = parameters;
  const { origin, ref } = view.options;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const pages = Math.ceil(found.length / pageSize);
  const addressOf = (number: number) => addressOfPage(origin, ref, parameters, number);
  const before = {
    page,
    results_per_page: pageSize,
    results_size: shown.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? addressOf(page + 1) : null,
    prev_page: page > 1 ? addressOf(page - 1) : null,
  };
  return written(before, shown, view);
}

function* written(
  before: object,
  shown: readonly SnapshotDocument[],
  view: View,
): Generator<string> {
  yield `${JSON.stringify(before).slice(0, -1)},"results":[`;
  for (const [place, document] of shown.entries()) {
    if (place > 0) yield ',';
    yield JSON.stringify(wireDocument(view, document));
  }
  yield `],${JSON.stringify({ version, license }).slice(1)}`;
}
