import { find } from '../query/search.ts';
import { encode, encodeInTurns } from './encode.ts';
import type { EndpointRequest, EndpointResponse } from './endpoint.ts';
import { cachePolicyOf, requestedSnapshot } from './requested-snapshot.ts';
import { responseCache, snapshotNumber } from './response-cache.ts';
import { searchPage, writePage } from './search-page.ts';
import { readSearchParameters } from './search-parameters.ts';
import { viewOf } from './view-of.ts';

const noCache = responseCache(0);

/** More documents on a page are encoded in several turns of the event loop. */
const maxDocumentsAtOnce = 5;

/** GET /api/v2/documents/search: documents at a ref. */
export async function searchEndpoint(request: EndpointRequest): Promise<EndpointResponse> {
  const { access, origin, longWork } = request;
  const requested = requestedSnapshot(request);
  const parameters = readSearchParameters(request.parameters);
  const { queries, lang, orderings, after } = parameters;
  const cache = requested.kind === 'preview' ? noCache : request.cache;
  const cacheControl = cachePolicyOf(access, requested);
  const snapshot = snapshotNumber(requested.snapshot);
  const resultsKey = JSON.stringify([snapshot, queries, lang, orderings, after]);
  const responseKey = JSON.stringify([snapshot, requested.ref, origin, parameters]);
  const cached = cache.responses.get(responseKey);
  if (cached) return { body: cached, isShared: true, cacheControl };

  const view = viewOf(origin, requested, parameters);
  const page = searchPage(
    cache.results.getOr(resultsKey, () => find(requested.snapshot, parameters)),
    parameters,
  );
  const pieces = writePage(page, parameters, view);
  const body =
    page.documents.length > maxDocumentsAtOnce
      ? await longWork(() => encodeInTurns(pieces))
      : encode(pieces);
  return { body, isShared: cache.responses.set(responseKey, body), cacheControl };
}
