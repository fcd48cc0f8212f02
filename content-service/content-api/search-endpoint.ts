import { find } from '../query/search.ts';
import { encode } from './encode.ts';
import type { EndpointRequest, EndpointResponse } from './endpoint.ts';
import { cachePolicyOf, requestedSnapshot } from './requested-snapshot.ts';
import { responseCache, snapshotNumber } from './response-cache.ts';
import { searchPage } from './search-page.ts';
import { readSearchParameters } from './search-parameters.ts';
import { viewOf } from './view-of.ts';

const noCache = responseCache(0);

/** GET /api/v2/documents/search: documents at a ref. */
export function searchEndpoint(request: EndpointRequest): EndpointResponse {
  const { access, origin } = request;
  const requested = requestedSnapshot(request);
  const parameters = readSearchParameters(request.parameters);
  const { queries, lang, orderings, after } = parameters;
  const cache = requested.kind === 'preview' ? noCache : request.cache;
  const snapshot = snapshotNumber(requested.snapshot);
  const resultsKey = JSON.stringify([snapshot, queries, lang, orderings, after]);
  const responseKey = JSON.stringify([snapshot, requested.ref, origin, parameters]);

  // A function, so that the results, which may be many, can be garbage collected before the page is encoded.
  const page = () => {
    const view = viewOf(origin, requested, parameters);
    const documents = cache.results.getOr(resultsKey, () => find(requested.snapshot, parameters));
    return searchPage(documents, parameters, view);
  };
  const body = cache.responses.getOr(responseKey, () => encode(page()));
  const isShared = cache.responses.holds(responseKey);
  return { body, isShared, cacheControl: cachePolicyOf(access, requested) };
}
