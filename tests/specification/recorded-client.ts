import { type ClientOptions, ContentClient } from '../../site/content/client.ts';

const endpoint = 'https://farol.cdn.prismic.io/api/v2';

/** What a repository says of itself. */
export const listing = {
  refs: [
    { id: 'r1', label: 'Spring', ref: 'spring~1' },
    { id: 'master', label: 'Master', ref: 'published', isMasterRef: true },
  ],
  forms: { tags: { method: 'GET', action: `${endpoint}/tags`, fields: {} } },
  tags: ['city', 'sea'],
  integrationFieldsRef: 'farol~7',
};

/** The second of three pages with two documents each. */
const found = {
  page: 2,
  results_per_page: 2,
  results_size: 2,
  total_results_size: 6,
  total_pages: 3,
  next_page: `${endpoint}/documents/search?page=3`,
  prev_page: `${endpoint}/documents/search?page=1`,
  results: [{ id: 'a' }, { id: 'b' }],
};

/** The site's client on a service that answers at once, and the addresses it asks for. */
export function recordedClient(options: Partial<ClientOptions> = {}) {
  const asked: URL[] = [];
  const methods = new Set<string>();
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const url = new URL(String(address));
    asked.push(url);
    methods.add(init?.method ?? 'GET');
    const answers: Record<string, unknown> = {
      '/api/v2': listing,
      '/api/v2/tags': ['city', 'sea', 'snow'],
      '/api/v2/documents/search': found,
    };
    return Response.json(answers[url.pathname] ?? {}, {
      status: url.pathname in answers ? 200 : 404,
    });
  };
  const client = new ContentClient({ repository: 'farol', endpoint, fetch, ...options });
  return { client, asked, methods };
}
