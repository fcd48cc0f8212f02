import { redactUrl } from '@farol/server/process';
import { isRepositoryName, PrismicError } from '@prismicio/client';

/** Where Prismic's content services answer. */
const contentDomains = [
  'prismic.io',
  'wroom.io',
  'dev-tools-wroom.com',
  'marketing-tools-wroom.com',
  'platform-wroom.com',
  'wroom.test',
];

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

export function assertRepositoryName(name: string): void {
  if (isRepositoryName(name)) return;
  throw new PrismicError(
    `An invalid Prismic repository name was given: ${name}. It must have 4 or more letters, digits and hyphens, with a letter or digit first and last.`,
    undefined,
    undefined,
  );
}

export interface FurtherEndpoints {
  /** The origin of the embedded content service, which is a content service too. */
  service?: string | null | undefined;
  /** Whether a stand-in on this machine may answer. */
  localEndpoint?: boolean | undefined;
}

/** Only http or https, only the content service's domains, and only the path of its document API. */
export function assertContentEndpoint(endpoint: string, further: FurtherEndpoints = {}): void {
  const url = URL.parse(endpoint);
  if (url && isDocumentApi(url) && belongs(url, further)) return;
  throw new PrismicError(
    `An invalid Prismic Document API endpoint was provided: ${redactUrl(endpoint)}`,
    undefined,
    undefined,
  );
}

function isDocumentApi({ protocol, username, password, pathname, search, hash }: URL): boolean {
  const more = username + password + search + hash;
  return /^https?:$/.test(protocol) && /^\/api\/v2\/?$/.test(pathname) && more === '';
}

function belongs({ origin, hostname }: URL, { service, localEndpoint }: FurtherEndpoints): boolean {
  if (origin === service || (localEndpoint && ownMachine.has(hostname))) return true;
  return contentDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
