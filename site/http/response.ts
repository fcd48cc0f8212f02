import type { CachedPage, Variant } from '../page-cache/cached-page.ts';
import {
  type Compression,
  type Encoding,
  encodingFor,
  encodings,
  packedInTurn,
} from '../page-cache/encodings.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { free } from '../publish/free.ts';
import { type CachePolicy, cachePolicies } from './cache-policies.ts';
import type { Conditions } from './request.ts';

/** An answer, before it is known how it travels. */
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
      // Two slashes at the beginning would lead to another site, wherever they came from.
      location: to.replace(/^\/{2,}/, '/'),
      'cache-control': cachePolicies[policy],
      ...(policy === 'visitor' ? { vary: 'Cookie' } : {}),
    },
    body: null,
  };
}

/** A page from memory, in the encoding the client reads; nothing where the client has it already. */
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
  if (status === 200 && isKnown(conditions.ifNoneMatch, page.hash))
    return { status: 304, headers, body: null };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return { status, headers, body: conditions.isHead ? null : body };
}

/** Whether the client has what the page says, in whatever encoding. */
export function isKnown(ifNoneMatch: string | undefined, hash: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '');
    return tag === '*' || tag === `"${hash}"` || tag.startsWith(`"${hash}-`);
  });
}

/** A document made for this one request. */
export async function freshResponse(
  plain: Buffer<ArrayBuffer>,
  acceptEncoding: string | undefined,
  answer: {
    status: number;
    policy: CachePolicy;
    headers: Record<string, string>;
    /** Whether it waits until others like it are packed. */
    inTurn?: boolean;
  },
): Promise<SiteResponse> {
  const encoding = encodingFor(acceptEncoding);
  return {
    status: answer.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cachePolicies[answer.policy],
      vary: 'Accept-Encoding',
      ...answer.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body:
      encoding === 'identity'
        ? plain
        : await packed(plain, encoding, answer.inTurn).finally(() => free(plain)),
  };
}

function packed(plain: Buffer, encoding: Compression, inTurn = false) {
  return inTurn ? packedInTurn(encoding, plain) : encodings[encoding].fast(plain);
}
