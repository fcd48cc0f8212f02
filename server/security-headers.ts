/** On every answer of a server that is reached at an origin. */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:')
    ? { ...alwaysHeaders, 'strict-transport-security': transportSecurity }
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
const transportSecurity = 'max-age=63072000; includeSubDomains';

/** The policy of what is no document: nothing may run in it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
