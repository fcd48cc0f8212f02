/** Cache-Control headers. Old kits only understand the header if `max-age` is all it contains. */
export const cachePolicies = {
  /** The entry point and the tags: clients rely on five seconds. */
  changing: 'max-age=5',
  /** Documents at a ref, which never changes. */
  fixed: 'max-age=31536000',
  /** Previews, and whatever needs a token: a shared cache cannot know when the token is revoked. */
  secret: 'private, no-store',
  error: 'no-store',
} as const;
