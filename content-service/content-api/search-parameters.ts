/** A search as it was asked for, in the query's own words; empty ones count as not given. */
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

const most = { page: 1_000_000_000, pageSize: 100 };
const usual = { page: 1, pageSize: 20 };

/** Everything else, such as `x-c`, is for others and makes no difference. */
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

function clamped(name: keyof typeof usual, text: string | null): number {
  const number = Number.parseInt(text ?? '', 10);
  if (Number.isNaN(number)) return usual[name];
  return Math.max(1, Math.min(number, most[name]));
}

/** The same search at another page, as old kits follow it; access tokens are left to them. */
export function addressOfPage(
  origin: string,
  ref: string,
  { page: _, pageSize, queries, ...others }: SearchParameters,
  page: number,
): string {
  const query = new URLSearchParams({ ref });
  for (const each of queries) query.append('q', each);
  for (const [name, value] of Object.entries(others)) if (value !== null) query.set(name, value);
  query.set('page', String(page));
  query.set('pageSize', String(pageSize));
  return `${origin}/api/v2/documents/search?${query}`;
}
