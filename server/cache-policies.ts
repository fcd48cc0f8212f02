import type { MiddlewareHandler } from 'hono';

/** The Cache-Control headers of both servers. */
export const sharedPolicies = {
  /** Files whose address changes with their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Drafts, whatever needs a token or a session, faults, and requests with an effect. */
  never: 'private, no-store',
} as const;

/**
 * What does not say for how long it may be kept is kept by nobody. Otherwise a shared cache may keep it by its own
 * rules: drafts that a token was needed for, or an error that one client brought about for everybody.
 */
export const noStoreByDefault: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has('cache-control')) headers.set('cache-control', sharedPolicies.never);
};
