import { redactUrl } from '@farol/server/process';
import { isRepositoryName, PrismicError } from '@prismicio/client';

/** The domains of Prismic's content services. */
const contentDomains = [
  'prismic.io',
  'wroom.io',
  'dev-tools-wroom.com',
  'marketing-tools-wroom.com',
  'platform-wroom.com',
  'wroom.test',
];

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

export function assertRepositoryName(name: string): void {
  if (isRepositoryName(name)) return;
  throw new PrismicError(
    `An invalid Prismic repository name was given: ${name}. It must have 4 or more letters, digits and hyphens, with a letter or digit first and last.`,
    undefined,
    undefined,
  );
}

/** Endpoints outside Prismic's domains. */
export interface AllowedEndpoints {
  /** The origin of the embedded content service. */
  service?: string | null | undefined;
  /** Allows a stand-in on this machine. */
  localEndpoint?: boolean | undefined;
}

/** Accepts only http or https, the path of the document API, and the domains of content services. */
export function assertContentEndpoint(endpoint: string, allowed: AllowedEndpoints = {}): void {
  const url = URL.parse(endpoint);
  if (url && isDocumentApi(url) && isAllowedHost(url, allowed)) return;
  throw new PrismicError(
    `An invalid Prismic Document API endpoint was provided: ${redactUrl(endpoint)}`,
    undefined,
    undefined,
  );
}

/**
 * Whether a redirect of an endpoint may be followed: to another address of its host, or to a content service, and never
 * from https to http.
 */
export function mayFollow(endpoint: string, target: URL, allowed: AllowedEndpoints): boolean {
  const { protocol, hostname } = new URL(endpoint);
  if (target.protocol !== 'https:' && target.protocol !== protocol) return false;
  return target.hostname === hostname || isAllowedHost(target, allowed);
}

function isDocumentApi({ protocol, username, password, pathname, search, hash }: URL): boolean {
  const rest = username + password + search + hash;
  return /^https?:$/.test(protocol) && /^\/api\/v2\/?$/.test(pathname) && rest === '';
}

function isAllowedHost(
  { origin, hostname }: URL,
  { service, localEndpoint }: AllowedEndpoints,
): boolean {
  if (origin === service || (localEndpoint && loopbackHosts.has(hostname))) return true;
  return contentDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
