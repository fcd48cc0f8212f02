import type { SnapshotDocument } from '../repository/snapshot.ts';
import { license, version } from './about.ts';
import { addressOfPage, type SearchParameters } from './search-parameters.ts';
import { wireDocument } from './wire/document.ts';
import type { View } from './wire/view.ts';

interface SearchPage {
  readonly documents: readonly SnapshotDocument[];
  /** Of all pages. */
  readonly total: number;
}

/** Without a reference to the results, which may be many, so that they can be garbage collected. */
export function searchPage(
  results: readonly SnapshotDocument[],
  { page, pageSize }: SearchParameters,
): SearchPage {
  return {
    documents: results.slice((page - 1) * pageSize, page * pageSize),
    total: results.length,
  };
}

/** A page of results as JSON, document by document. */
export function* writePage(
  { documents, total }: SearchPage,
  parameters: SearchParameters,
  view: View,
): Generator<string> {
  const { page, pageSize } = parameters;
  const { origin, ref } = view.options;
  const pages = Math.ceil(total / pageSize);
  const addressOf = (number: number) => addressOfPage(origin, ref, parameters, number);
  const head = {
    page,
    results_per_page: pageSize,
    results_size: documents.length,
    total_results_size: total,
    total_pages: pages,
    next_page: page < pages ? addressOf(page + 1) : null,
    prev_page: page > 1 ? addressOf(page - 1) : null,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"results":[`;
  for (const [index, document] of documents.entries()) {
    if (index > 0) yield ',';
    yield JSON.stringify(wireDocument(view, document));
  }
  yield `],${JSON.stringify({ version, license }).slice(1)}`;
}
