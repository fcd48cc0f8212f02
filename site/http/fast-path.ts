import type { IncomingMessage } from 'node:http';
import { type FastResponse, securityHeaders, type TransportSecurity } from '@farol/server';
import type { Variant } from '../page-cache/cached-page.ts';
import { encodingFor } from '../page-cache/encodings.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { PageSite } from './page-response.ts';
import { keyParameter } from './preview-key.ts';
import { resolve } from './resolve.ts';
import { matchesEtag, responseOf } from './response.ts';

/** An address that needs no normalization and cannot be that of a file. */
const plainAddress = /^(\/[a-z0-9/_-]*)(\?[\x21-\x7e]*)?$/;

/**
 * Most requests are for a page that is cached in the encoding they accept. This sends what the app would send, without
 * the cost of a Request and a Response; undefined for everything else, which goes to the app.
 */
export function fastPathOf(
  { cache, pages }: Pick<PageSite, 'cache' | 'pages'>,
  publisher: Publisher,
  transport: () => TransportSecurity,
) {
  const headersOf = {
    200: new WeakMap<Variant, string[]>(),
    304: new WeakMap<Variant, string[]>(),
  };

  return ({ method, url = '', headers }: IncomingMessage): FastResponse | undefined => {
    const { cookie } = headers;
    if (method !== 'GET' || cookie?.includes('io.prismic.preview')) return undefined;
    const [isPlain, pathname = '', search = ''] = plainAddress.exec(url) ?? [];
    const edition = publisher.edition();
    if (isPlain === undefined || !edition || search.includes(keyParameter)) return undefined;
    const found = resolve(edition, { pathname, search, cookie }, pages);
    const isCacheable = found.kind === 'page' || found.kind === 'destination';
    const page = isCacheable && cache.cached(found.key, edition.number);
    if (!page) return undefined;
    const encoding = encodingFor(headers['accept-encoding']?.toString());
    const variant = encoding === 'identity' ? undefined : page.variants.get(encoding);
    if (!variant) return undefined;
    const status = matchesEtag(headers['if-none-match'], page.hash) ? 304 : 200;
    const conditions = {
      isHead: false,
      acceptEncoding: undefined,
      ifNoneMatch: status === 304 ? '*' : undefined,
    };
    const rawHeaders =
      headersOf[status].get(variant) ??
      Object.entries({
        ...securityHeaders(transport()),
        ...responseOf(page, variant, encoding, conditions, 200, 'content').headers,
      }).flat();
    headersOf[status].set(variant, rawHeaders);
    return { status, headers: rawHeaders, body: status === 304 ? undefined : variant.body };
  };
}
