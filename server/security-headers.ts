import type { MiddlewareHandler } from 'hono';

export interface TransportSecurity {
  /** The server's public origin. */
  readonly origin: string;
  /** Whether all its subdomains are served over TLS too. */
  readonly includeSubDomains: boolean;
}

/** The headers of every response. */
export function securityHeaders(transport: TransportSecurity): Readonly<Record<string, string>> {
  return transport.origin.startsWith('https:')
    ? { ...alwaysHeaders, 'strict-transport-security': strictTransportSecurity(transport) }
    : alwaysHeaders;
}

export const alwaysHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
};

/** For an HTTPS origin: a browser that visited once never connects without TLS again. */
function strictTransportSecurity({ includeSubDomains }: TransportSecurity): string {
  return includeSubDomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000';
}

/** The content security policy of everything that is not a page: nothing may run in it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Adds the security headers a response does not set itself. What all origins may read, they may also load. Runs after
 * the handler: if headers are set before, Hono creates a second response with a copy of the body.
 */
export function secured(transport: () => TransportSecurity): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (headers.get('access-control-allow-origin') === '*' && !headers.has(resourcePolicy))
      headers.set(resourcePolicy, 'cross-origin');
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', closedPolicy);
    const isFrameable = allowsFraming(headers.get('content-security-policy') ?? '');
    for (const [name, value] of Object.entries(securityHeaders(transport())))
      if (!headers.has(name) && !(isFrameable && name === 'x-frame-options'))
        headers.set(name, value);
  };
}

/** Whether a policy names origins that may frame the page, which `X-Frame-Options` cannot express. */
function allowsFraming(policy: string): boolean {
  return /(?:^|; )frame-ancestors (?!'none')/.test(policy);
}

const resourcePolicy = 'cross-origin-resource-policy';
