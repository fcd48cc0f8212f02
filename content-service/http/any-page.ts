import type { MiddlewareHandler } from 'hono';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/**
 * Any page may ask. The headers are set once the answer is there: an answer that comes after headers were set is
 * made anew by Hono, with a copy of its whole body.
 */
export const forAnyPage: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return context.body(null, 204, preflight(context.req.raw));
  await next();
  const { headers } = context.res;
  headers.set('access-control-allow-origin', '*');
  if (!headers.has('access-control-expose-headers'))
    headers.set('access-control-expose-headers', 'retry-after');
};

function preflight({ headers }: Request): Record<string, string> {
  const asked = headers.get('access-control-request-headers');
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
    'access-control-allow-methods': methods,
    'access-control-max-age': '86400',
    ...(asked && { 'access-control-allow-headers': asked }),
    vary: 'Access-Control-Request-Headers',
  };
}
