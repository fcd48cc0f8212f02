import type { SnapshotDocument } from '../repository/snapshot.ts';
import { license, version } from './about.ts';
import { encode } from './question.ts';
import { addressOfPage, type SearchParameters } from './search-parameters.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface SearchPage {
  readonly found: readonly SnapshotDocument[];
  readonly parameters: SearchParameters;
  readonly origin: string;
  readonly ref: string;
  readonly writeDocument: (document: SnapshotDocument) => Bytes;
}

/** One page of what was found, put together from documents that are written already. */
export function writePage({ found, parameters, origin, ref, writeDocument }: SearchPage): Bytes {
  const { page, pageSize } = parameters;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const pages = Math.ceil(found.length / pageSize);
  const addressOf = (number: number) => addressOfPage(origin, ref, parameters, number);
  const head = {
    page,
    results_per_page: pageSize,
    results_size: shown.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? addressOf(page + 1) : null,
    prev_page: page > 1 ? addressOf(page - 1) : null,
  };
  const results = shown.flatMap((document, place) =>
    place === 0 ? [writeDocument(document)] : [comma, writeDocument(document)],
  );
  return Buffer.concat([
    encode(`${JSON.stringify(head).slice(0, -1)},"results":[`),
    ...results,
    encode(`],${JSON.stringify({ version, license }).slice(1)}`),
  ]);
}

const comma = encode(',');
