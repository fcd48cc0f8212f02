/** The parameters of a search, unparsed; empty ones count as missing. */
export interface SearchParameters {
  readonly queries: readonly string[];
  readonly lang: string | null;
  readonly orderings: string | null;
  readonly after: string | null;
  readonly fetch: string | null;
  readonly fetchLinks: string | null;
  readonly graphQuery: string | null;
  readonly routes: string | null;
  readonly brokenRoute: string | null;
  readonly page: number;
  readonly pageSize: number;
}

const maximum = { page: 1_000_000_000, pageSize: 100 };
const defaults = { page: 1, pageSize: 20 };

/** Other parameters, such as `x-c`, are ignored. */
export function readSearchParameters(parameters: URLSearchParams): SearchParameters {
  const one = (name: string) => parameters.get(name) || null;
  const joined = (name: string) => parameters.getAll(name).filter(Boolean).join(',') || null;
  return {
    queries: parameters.getAll('q').filter((query) => query.trim() !== ''),
    lang: one('lang'),
    orderings: one('orderings'),
    after: one('after'),
    fetch: joined('fetch'),
    fetchLinks: joined('fetchLinks'),
    graphQuery: one('graphQuery'),
    routes: one('routes'),
    brokenRoute: one('brokenRoute'),
    page: clamped('page', one('page')),
    pageSize: clamped('pageSize', one('pageSize')),
  };
}

function clamped(name: keyof typeof defaults, text: string | null): number {
  const number = Number.parseInt(text ?? '', 10);
  if (Number.isNaN(number)) return defaults[name];
  return Math.max(1, Math.min(number, maximum[name]));
}

/** The URL of another page, which old kits follow; they add the access token themselves. */
export function addressOfPage(
  origin: string,
  ref: string,
  { page: _, pageSize, queries, ...others }: SearchParameters,
  page: number,
): string {
  const query = new URLSearchParams({ ref });
  for (const q of queries) query.append('q', q);
  for (const [name, value] of Object.entries(others)) if (value !== null) query.set(name, value);
  query.set('page', String(page));
  query.set('pageSize', String(pageSize));
  return `${origin}/api/v2/documents/search?${query}`;
}
