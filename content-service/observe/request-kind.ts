/** The kinds of requests in the metrics; the first matching pattern applies. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/v2\/documents\/search\/?$/, 'search'],
  [/^\/api\/v2\/tags\/?$/, 'tags'],
  [/^\/api\/v2\/?$/, 'repository'],
  [/^\/api\/migration\//, 'migration'],
  [/^\/api\/models\//, 'models'],
  [/^\/api\/assets\//, 'assets'],
  [/^\/api\/farol\/v1\/(?:events|live)$/, 'events'],
  [/^\/api\/farol\/v1\//, 'editors'],
  [/^\/media\//, 'media'],
  [/^\/(previews\/|prismic\.js$)/, 'previews'],
  [/^\/(healthz|readyz)$/, 'health'],
];

export function requestKind(path: string): string {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}

/**
 * A path that is safe to log. Sessions of previews give access to unpublished content, and anything as long as a token
 * may be one.
 */
export function loggedPath(path: string): string {
  return path
    .replace(/^(\/previews\/)[^/]+/, '$1…')
    .replace(/^(\/api\/farol\/v1\/previews\/)[^/]+/, '$1…')
    .replace(/\/[\w-]{40,}(?=\/|$)/g, '/…');
}
