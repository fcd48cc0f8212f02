import { invalidAccessToken } from '../errors.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import { encodeJson } from './encode.ts';
import type { EndpointRequest, EndpointResponse } from './endpoint.ts';

/** GET /api/v2/tags: the tags of the published documents as a plain list. */
export function tagsEndpoint({ library, access, origin }: EndpointRequest): EndpointResponse {
  if (!access.mayRead('master')) throw invalidAccessToken(origin);
  return {
    body: encodeJson(library.master().tags),
    isShared: false,
    cacheControl: access.isPublic('master') ? cachePolicies.changing : cachePolicies.never,
  };
}
