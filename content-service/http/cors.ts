/**
 * For responses that pages of every origin may read, because they do not depend on who is signed in. Other responses
 * have no CORS headers.
 */
export const publicCors = { 'access-control-allow-origin': '*' };

/** The same for what such pages embed: pictures, files, the toolbar. */
export const publicResourceHeaders = {
  ...publicCors,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** The headers of a response to a preflight request. */
export function corsPreflight(methods: readonly string[], headers: readonly string[]) {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': headers.join(', '),
    'access-control-max-age': '86400',
    allow: methods.join(', '),
  };
}

/** The response headers that scripts of other origins may read. */
export function exposeHeaders(headers: readonly string[]) {
  return { 'access-control-expose-headers': headers.join(', ') };
}
