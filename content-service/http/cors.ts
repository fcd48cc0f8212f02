/** What the pages of every origin may read: nothing of it depends on who is signed in. Everything else says nothing. */
export const forEveryOrigin = { 'access-control-allow-origin': '*' };

/** The same for what such pages load as it is: pictures, files, the toolbar. */
export const loadedByEveryOrigin = {
  ...forEveryOrigin,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** The answer to a browser that asks before it asks. */
export function preflight(methods: readonly string[], headers: readonly string[]) {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': headers.join(', '),
    'access-control-max-age': '86400',
    allow: methods.join(', '),
  };
}

/** Headers of an answer that scripts of other origins may look at. */
export function exposed(headers: readonly string[]) {
  return { 'access-control-expose-headers': headers.join(', ') };
}
