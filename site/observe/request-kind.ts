/** The label a request is counted under; the first matching pattern applies. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/media\//, 'media'],
  [/^\/(?:assets|flags)\/|^\/(?:favicon|icon|apple-touch-icon)[\w-]*\.\w+$/, 'file'],
  [/^\/maps\//, 'map'],
  [/^\/social\//, 'social picture'],
  [
    /^\/(?:\w\w\/)?(?:feed\.xml)$|^\/(?:sitemap[\w-]*\.xml|robots\.txt|manifest\.webmanifest)$/,
    'feed',
  ],
  [/^\/(?:\w\w\/)?search$/, 'search'],
  [/^\/api\//, 'api'],
  [/^\/healthz$/, 'health'],
];

export function requestKind(address: string): string {
  const [path = ''] = address.split('?', 1);
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
