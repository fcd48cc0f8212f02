import { freeBuffer } from '../memory.ts';
import type { CachedPage, Variant } from '../page-cache/cached-page.ts';
import { compressOnce, type Encoding, encodingFor } from '../page-cache/encodings.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { type CachePolicy, cachePolicies } from './cache-policies.ts';
import type { Conditions } from './request.ts';

export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | string | null;
}

export function redirect(
  to: string,
  status: 301 | 302 | 307 | 308,
  policy: CachePolicy,
): SiteResponse {
  return {
    status,
    headers: {
      // Two leading slashes would make it the address of another host.
      location: to.replace(/^\/{2,}/, '/'),
      'cache-control': cachePolicies[policy],
      ...(policy === 'visitor' ? { vary: 'Cookie' } : {}),
    },
    body: null,
  };
}

/** A cached page in the encoding the client accepts, or 304. */
export async function cachedResponse(
  cache: PageCache,
  page: CachedPage,
  conditions: Conditions,
  status: number,
  policy: CachePolicy,
): Promise<SiteResponse> {
  const encoding = encodingFor(conditions.acceptEncoding);
  const variant = await cache.variant(page, encoding);
  return responseOf(page, variant, encoding, conditions, status, policy);
}

export function responseOf(
  page: CachedPage,
  { body, etag }: Variant,
  encoding: Encoding,
  conditions: Conditions,
  status: number,
  policy: CachePolicy,
): SiteResponse {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachePolicies[policy],
    etag,
    vary: 'Accept-Encoding',
    ...page.headers,
  };
  if (status === 200 && matchesEtag(conditions.ifNoneMatch, page.hash))
    return { status: 304, headers, body: null };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return { status, headers, body: conditions.isHead ? null : body };
}

/** Whether the client has the content with this hash, in any encoding. */
export function matchesEtag(ifNoneMatch: string | undefined, hash: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === '*' || tag === `"${hash}"` || tag.startsWith(`"${hash}-`);
  });
}

/** A page that was rendered for this request only. */
export async function freshResponse(
  plain: Buffer<ArrayBuffer>,
  acceptEncoding: string | undefined,
  options: {
    status: number;
    policy: CachePolicy;
    headers: Record<string, string>;
  },
): Promise<SiteResponse> {
  const encoding = encodingFor(acceptEncoding);
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cachePolicies[options.policy],
    vary: 'Accept-Encoding',
    ...options.headers,
  };
  if (encoding === 'identity') return { status: options.status, headers, body: plain };
  headers['content-encoding'] = encoding;
  const body = await compressOnce(encoding, plain).finally(() => freeBuffer(plain));
  return { status: options.status, headers, body };
}
