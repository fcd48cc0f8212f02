import type { IncomingMessage } from 'node:http';
import { type ReadyAnswer, securityHeaders, type TransportSecurity } from '@farol/server';
import { encodingFor } from '../page-cache/encodings.ts';
import type { PageCache, Variant } from '../page-cache/page-cache.ts';
import type { Publisher } from '../publish/publisher.ts';
import { answerOf, isKnown } from './answer.ts';

/**
 * Most requests are for a page that lies in memory as it will be sent. They are answered here, with what the app
 * would answer, but without making a request and a response of it. Everything else is the app's.
 */
export function fastPathOf(site: {
  cache: PageCache;
  publisher: Publisher;
  transport(): TransportSecurity;
}) {
  const answers = { 200: new WeakMap<Variant, string[]>(), 304: new WeakMap<Variant, string[]>() };

  return (request: IncomingMessage): ReadyAnswer | undefined => {
    const { method, url, headers } = request;
    if (method !== 'GET' || !url?.startsWith('/') || isPersonal(headers.cookie)) return undefined;
    const edition = site.publisher.edition();
    const page = edition && site.cache.cached(url, edition.number);
    if (!page) return undefined;
    const encoding = encodingFor(headers['accept-encoding']?.toString());
    const variant = encoding === 'identity' ? undefined : page.variants.get(encoding);
    if (!variant) return undefined;
    const status = isKnown(headers['if-none-match'], page.hash) ? 304 : 200;
    const known = answers[status];
    const asked = {
      isHead: false,
      acceptEncoding: undefined,
      ifNoneMatch: status === 304 ? '*' : undefined,
    };
    const lines =
      known.get(variant) ??
      Object.entries({
        ...securityHeaders(site.transport()),
        ...answerOf(page, variant, encoding, asked, 200, 'content').headers,
      }).flat();
    known.set(variant, lines);
    return { status, headers: lines, body: status === 304 ? undefined : variant.body };
  };
}

/** Whether what the visitor gets may depend on a cookie: the language chosen, or a preview. */
function isPersonal(cookie: string | undefined): boolean {
  return (
    cookie !== undefined && (cookie.includes('lang=') || cookie.includes('io.prismic.preview'))
  );
}
