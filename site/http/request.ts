import { clientOf } from '@farol/server';
import type { Context } from 'hono';

/** The parts of a request that the site uses. */
export interface SiteRequest {
  isHead: boolean;
  pathname: string;
  /** With its question mark; may be empty. */
  search: string;
  host: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** The network of the client; null where it is unknown. */
  client: string | null;
}

/** The parts that determine how a body is sent, and whether it is. */
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
    // An address in the provider's own network may be a proxy that does not forward the client's.
    client: client && !client.isInternal ? client.network : null,
  };
}
