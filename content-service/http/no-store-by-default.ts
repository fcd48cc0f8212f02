import type { MiddlewareHandler } from 'hono';

/**
 * What does not say for how long it may be kept is kept by nobody. Otherwise a shared cache may keep it by its own
 * rules: drafts that a token was needed for, or an error that one client brought about for everybody.
 */
export const noStoreByDefault: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
};
