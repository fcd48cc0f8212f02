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

/** Stand-ins on the same machine. */
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

export function assertRepositoryName(name: string): void {
  if (isRepositoryName(name)) return;
  throw new PrismicError(
    `An invalid Prismic repository name was given: ${name}. It must have 4 or more letters, digits and hyphens, with a letter or digit first and last.`,
    undefined,
    undefined,
  );
}

/** `service` is the origin of the embedded content service, which is a content service too. */
export function assertContentEndpoint(endpoint: string, service: string | null): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const belongs =
    url !== null &&
    (url.origin === service ||
      ownMachine.has(url.hostname) ||
      contentDomains.some(
        (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
      ));
  if (belongs) return;
  throw new PrismicError(
    `An invalid Prismic Document API endpoint was provided: ${endpoint}`,
    undefined,
    undefined,
  );
}
