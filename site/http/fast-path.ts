import type { IncomingMessage } from 'node:http';
import { type FastResponse, securityHeaders, type TransportSecurity } from '@farol/server';
import type { Variant } from '../page-cache/cached-page.ts';
import { encodingFor } from '../page-cache/encodings.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { PageSite } from './pages.ts';
import { keyParameter } from './preview-key.ts';
import { resolve } from './resolve.ts';
import { isKnown, responseOf } from './response.ts';

/** An address that browsers and the app read alike: nothing in it is put right, and no file has such a name. */
const plainAddress = /^(\/[a-z0-9/_-]*)(\?[\x21-\x7e]*)?$/;

/**
 * Most requests are for a page that lies in memory as it will be sent. They are answered here, with what the app
 * would answer, but without making a request and a response of it. Everything else is the app's.
 */
export function fastPathOf(
  { cache, pages }: Pick<PageSite, 'cache' | 'pages'>,
  publisher: Publisher,
  transport: () => TransportSecurity,
) {
  const answers = { 200: new WeakMap<Variant, string[]>(), 304: new WeakMap<Variant, string[]>() };

  return ({ method, url = '', headers }: IncomingMessage): FastResponse | undefined => {
    const { cookie } = headers;
    if (method !== 'GET' || cookie?.includes('io.prismic.preview')) return undefined;
    const [isPlain, pathname = '', search = ''] = plainAddress.exec(url) ?? [];
    const edition = publisher.edition();
    if (isPlain === undefined || !edition || search.includes(keyParameter)) return undefined;
    const found = resolve(edition, { pathname, search, cookie }, pages);
    const isKept = found.kind === 'page' || found.kind === 'destination';
    const page = isKept && cache.cached(found.key, edition.number);
    if (!page) return undefined;
    const encoding = encodingFor(headers['accept-encoding']?.toString());
    const variant = encoding === 'identity' ? undefined : page.variants.get(encoding);
    if (!variant) return undefined;
    const status = isKnown(headers['if-none-match'], page.hash) ? 304 : 200;
    const known = answers[status];
    const conditions = {
      isHead: false,
      acceptEncoding: undefined,
      ifNoneMatch: status === 304 ? '*' : undefined,
    };
    const lines =
      known.get(variant) ??
      Object.entries({
        ...securityHeaders(transport()),
        ...responseOf(page, variant, encoding, conditions, 200, 'content').headers,
      }).flat();
    known.set(variant, lines);
    return { status, headers: lines, body: status === 304 ? undefined : variant.body };
  };
}
