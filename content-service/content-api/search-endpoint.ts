import { find } from '../query/search.ts';
import { encodeSome } from './encode.ts';
import type { EndpointRequest, EndpointResponse } from './endpoint.ts';
import { longResponse } from './long-response.ts';
import { cachePolicyOf, requestedSnapshot } from './requested-snapshot.ts';
import { responseCache, snapshotNumber } from './response-cache.ts';
import { searchPage } from './search-page.ts';
import { readSearchParameters } from './search-parameters.ts';
import { viewOf } from './view-of.ts';

const noCache = responseCache(0);

/** Longer responses are encoded while they are sent, and are not cached. */
const MAX_WHOLE_BYTES = 64 * 1024;

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

  const cacheControl = cachePolicyOf(access, requested);
  const cached = cache.responses.get(responseKey);
  if (cached) return { body: cached, isShared: true, cacheControl };
  const view = viewOf(origin, requested, parameters);
  const documents = cache.results.getOr(resultsKey, () => find(requested.snapshot, parameters));
  const pieces = searchPage(documents, parameters, view);
  // With fetched links the response may be refused as too large, which has to be known before it is sent.
  const { selections, fetchedLinks } = view.options;
  const maxWholeBytes =
    selections === null && fetchedLinks.size === 0 ? MAX_WHOLE_BYTES : Number.POSITIVE_INFINITY;
  const { bytes, isLast } = encodeSome(pieces, maxWholeBytes);
  if (!isLast)
    return { body: longResponse(bytes, pieces, request.report), isShared: true, cacheControl };
  return { body: bytes, isShared: cache.responses.add(responseKey, bytes), cacheControl };
}
