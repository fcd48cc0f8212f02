/** The Cache-Control headers. Each response of the site uses one of these. */
export const cachePolicies = {
  /** Pages and feeds: browsers revalidate, shared caches may serve stale during a publication or an outage. */
  content:
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800, must-revalidate',
  /** Files whose name changes with their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Pictures and icons with a fixed name. */
  aDay: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Errors that a publication may fix. */
  missing: 'public, max-age=0, s-maxage=10',
  /** Depends on the visitor's cookie. */
  visitor: 'private, no-cache',
  /** Drafts, and requests with an effect. */
  never: 'private, no-store',
} as const;

export type CachePolicy = keyof typeof cachePolicies;
