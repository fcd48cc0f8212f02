import type { MiddlewareHandler } from 'hono';

export interface TransportSecurity {
  /** Where the server is reached. */
  readonly origin: string;
  /** Whether all hosts below its own are reached over TLS too. */
  readonly includeSubDomains: boolean;
}

/** On every answer of a server. */
export function securityHeaders(transport: TransportSecurity): Readonly<Record<string, string>> {
  return transport.origin.startsWith('https:')
    ? { ...alwaysHeaders, 'strict-transport-security': transportSecurity(transport) }
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

/** Where visitors come over TLS; a browser that was here once never comes without it again. */
function transportSecurity({ includeSubDomains }: TransportSecurity): string {
  return includeSubDomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000';
}

/** The policy of what is no document: nothing may run in it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Gives each answer the headers it does not bring along. What all origins may read, they may also load. They are
 * set once the answer is there: one that comes after headers were set is made anew by Hono, with a copy of its body.
 */
export function secured(transport: () => TransportSecurity): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (headers.get('access-control-allow-origin') === '*' && !headers.has(resourcePolicy))
      headers.set(resourcePolicy, 'cross-origin');
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', closedPolicy);
    const framed = isFramed(headers.get('content-security-policy') ?? '');
    for (const [name, value] of Object.entries(securityHeaders(transport())))
      if (!headers.has(name) && !(framed && name === 'x-frame-options')) headers.set(name, value);
  };
}

/** Whether a policy names who may show the document in a frame, which the older header cannot say. */
function isFramed(policy: string): boolean {
  return /(?:^|; )frame-ancestors (?!'none')/.test(policy);
}

const resourcePolicy = 'cross-origin-resource-policy';
