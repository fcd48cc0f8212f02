/** How long an answer may be kept, and by whom. Every answer of the site names one of these. */
export const cachePolicies = {
  /** Pages and what is made of the content: browsers ask again, shared caches bridge a publication or an outage. */
  content:
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800, must-revalidate',
  /** Files whose name changes with what is in them. */
  forEver: 'public, max-age=31536000, immutable',
  /** Pictures and icons whose name stays. */
  aDay: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Errors that go away by themselves when an editor publishes something. */
  missing: 'public, max-age=0, s-maxage=10',
  /** Depends on the visitor's cookie. */
  visitor: 'private, no-cache',
  /** Drafts, and everything that does something. */
  never: 'private, no-store',
} as const;

export type CachePolicy = keyof typeof cachePolicies;
