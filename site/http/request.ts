import { clientOf } from '@farol/server';
import type { Context } from 'hono';

/** What the site looks at in a request. */
export interface SiteRequest {
  isHead: boolean;
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  host: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Who asks, where that can be told. */
  client: string | null;
}

/** What decides how a body travels, and whether it has to. */
export type Conditions = Pick<SiteRequest, 'isHead' | 'acceptEncoding' | 'ifNoneMatch'>;

export function siteRequest(context: Context): SiteRequest {
  const { pathname, search } = new URL(context.req.url);
  const remote = context.env?.incoming?.socket.remoteAddress;
  const client = clientOf(remote, context.req.header('x-forwarded-for'));
  return {
    isHead: context.req.raw.method === 'HEAD',
    pathname,
    search,
    host: context.req.header('host'),
    cookie: context.req.header('cookie'),
    acceptLanguage: context.req.header('accept-language'),
    acceptEncoding: context.req.header('accept-encoding'),
    ifNoneMatch: context.req.header('if-none-match'),
    // One of the provider's own network may be a proxy that does not say whom it asks for.
    client: client && !client.isInternal ? client.network : null,
  };
}
