import { sharedPolicies } from '@farol/server/cache-policies';

/**
 * The Cache-Control headers of what may be kept; all else has that of `noStoreByDefault`. Old kits only understand the
 * header of the Content API if `max-age` is all it contains.
 */
export const cachePolicies = {
  ...sharedPolicies,
  /** The entry point of the Content API and the tags: clients rely on five seconds. */
  changing: 'max-age=5',
  /** Documents at a ref, which never changes. */
  fixed: 'max-age=31536000',
  /** An original served as a fallback until its transformation succeeds. */
  fallback: 'public, max-age=60',
  /** The toolbar of previews. */
  toolbar: 'public, max-age=300',
  /** The editor's page, which names its files. */
  revalidated: 'no-cache',
} as const;
