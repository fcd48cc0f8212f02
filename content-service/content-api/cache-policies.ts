/**
 * How long answers may be kept. Old kits read the header only when `max-age` is all there is in it.
 */
export const cachePolicies = {
  /** The entry point and the tags: clients count on five seconds. */
  changing: 'max-age=5',
  /** Documents at a ref that always shows the same. */
  fixed: 'max-age=31536000',
  /** Previews, and whatever only a token opens: a cache on the way cannot know when the token ends. */
  secret: 'private, no-store',
  error: 'no-store',
} as const;
