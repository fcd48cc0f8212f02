import { bearerToken } from '@farol/server/bearer-token';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { TokenRecord } from '../repository/events.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { writeTokenOf } from '../write-api/authorize.ts';

export interface CliEnvironment {
  Bindings: HttpBindings;
  Variables: { author(): TokenRecord };
}

/**
 * Admits requests with a write token, either as a bearer token or in the cookie that Prismic's dashboard would have
 * set.
 */
export function writersOnly(repository: Repository): MiddlewareHandler<CliEnvironment> {
  return async (context, next) => {
    const { headers } = context.req.raw;
    const cookie = isFromBrowser(headers) ? undefined : getCookie(context, 'prismic-auth');
    const author = () => {
      const record = writeTokenOf(repository, bearerToken(headers) ?? cookie ?? '');
      if (record) return record;
      throw new Refused('A write token of this repository is needed: set PRISMIC_TOKEN.', 401);
    };
    author();
    // Asked again once the body is there: the token may be revoked while it arrives.
    context.set('author', author);
    await next();
  };
}

/** Any website can make a browser send cookies along, so cookies count only from the command line. */
function isFromBrowser(headers: Headers): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site');
}
