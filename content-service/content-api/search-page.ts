import type { SnapshotDocument } from '../repository/snapshot.ts';
import { license, version } from './about.ts';
import { addressOfPage, type SearchParameters } from './search-parameters.ts';
import { wireDocument } from './wire/document.ts';
import type { View } from './wire/view.ts';

/** A page of results as JSON, document by document. */
export function searchPage(
  results: readonly SnapshotDocument[],
  parameters: SearchParameters,
  view: View,
): Iterable<string> {
  const { page, pageSize } = parameters;
  const { origin, ref } = view.options;
  const documents = results.slice((page - 1) * pageSize, page * pageSize);
  const pages = Math.ceil(results.length / pageSize);
  const addressOf = (number: number) => addressOfPage(origin, ref, parameters, number);
  const head = {
    page,
    results_per_page: pageSize,
    results_size: documents.length,
    total_results_size: results.length,
    total_pages: pages,
    next_page: page < pages ? addressOf(page + 1) : null,
    prev_page: page > 1 ? addressOf(page - 1) : null,
  };
  return writePage(head, documents, view);
}

function* writePage(
  head: object,
  documents: readonly SnapshotDocument[],
  view: View,
): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"results":[`;
  for (const [index, document] of documents.entries()) {
    if (index > 0) yield ',';
    yield JSON.stringify(wireDocument(view, document));
  }
  yield `],${JSON.stringify({ version, license }).slice(1)}`;
}
