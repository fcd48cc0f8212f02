import { sharedPolicies } from '@farol/server/cache-policies';

/** The Cache-Control headers. Each response of the site uses one of these. */
export const cachePolicies = {
  ...sharedPolicies,
  /** Pages and feeds: browsers revalidate, shared caches may serve stale during a publication or an outage. */
  content:
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800, must-revalidate',
  /** Pictures and icons with a fixed name. */
  aDay: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Errors that a publication may fix. */
  missing: 'public, max-age=0, s-maxage=10',
  /** Depends on the visitor's cookie. */
  visitor: 'private, no-cache',
} as const;

export type CachePolicy = keyof typeof cachePolicies;
