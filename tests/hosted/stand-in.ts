import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A document as the Content API answers it. */
export interface HostedDocument {
  id: string;
  uid: string | null;
  type: string;
  lang: string;
  last_publication_date: string | null;
  data: Record<string, unknown>;
  [field: string]: unknown;
}

interface Asked {
  path: string;
  query: URLSearchParams;
}

/**
 * A stand-in of the hosted content service: its addresses, its answers as they were recorded, and a preview.
 * The repository is private, so that nothing is answered without the token.
 */
export class HostedService {
  readonly asked: Asked[] = [];
  endpoint = '';
  #documents: readonly HostedDocument[];
  #master = 'ZG5h3BAAAB8AhmzJ';
  readonly #previews = new Map<string, readonly HostedDocument[]>();
  readonly #server = createServer((request, response) => this.#answer(request, response));
  readonly repository: string;
  readonly accessToken: string;

  constructor(repository: string, accessToken: string, documents: readonly HostedDocument[]) {
    this.repository = repository;
    this.accessToken = accessToken;
    this.#documents = documents;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    this.endpoint = `http://127.0.0.1:${port}/api/v2`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get documents(): readonly HostedDocument[] {
    return this.#documents;
  }

  publish(changed: HostedDocument): void {
    this.#documents = replaced(this.#documents, changed);
    this.#master = `ZG5h3BAAAB8A${String(this.asked.length).padStart(4, '0')}`;
  }

  /** What an editor's preview shows, under the address that Prismic makes of it. */
  preview(changed: HostedDocument): string {
    const token = `https://${this.repository}.prismic.io/previews/${changed.id}:YBQ?websitePreviewId=WPI1`;
    this.#previews.set(token, replaced(this.#documents, changed));
    return token;
  }

  endPreviews(): void {
    this.#previews.clear();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', this.endpoint);
    const query = url.searchParams;
    this.asked.push({ path: url.pathname, query });
    const say = (status: number, body: unknown) =>
      response
        .writeHead(status, {
          'content-type': 'application/json; charset=UTF-8',
          'access-control-allow-origin': '*',
          'x-ratelimit-limit': '200',
        })
        .end(JSON.stringify(body));
    const isSearch = url.pathname === '/api/v2/documents/search';
    if (query.get('access_token') !== this.accessToken)
      return void say(isSearch ? 403 : 401, {
        error: 'Invalid access token',
        oauth_initiate: `https://${this.repository}.cdn.prismic.io/auth`,
        oauth_token: `https://${this.repository}.cdn.prismic.io/auth/token`,
      });
    if (url.pathname === '/api/v2') return void say(200, this.#repository());
    if (url.pathname === '/api/v2/tags') return void say(200, []);
    if (!isSearch) return void response.writeHead(404).end();
    const ref = query.get('ref') ?? '';
    const content = ref === this.#master ? this.#documents : this.#previews.get(ref);
    if (!content)
      return void say(404, {
        type: ref.includes('/previews/') ? 'api_security_error' : 'api_notfound_error',
        message: ref.includes('/previews/')
          ? 'This preview token has expired'
          : `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${this.#master}`,
      });
    say(200, this.#found(content, query));
  }

  #repository() {
    const host = `https://${this.repository}.prismic.io`;
    return {
      refs: [{ id: 'master', ref: this.#master, label: 'Master', isMasterRef: true }],
      integrationFieldsRef: null,
      bookmarks: {},
      types: Object.fromEntries(this.#documents.map(({ type }) => [type, type])),
      languages: [
        { id: 'en-us', name: 'English - United States', is_master: true },
        { id: 'pt-br', name: 'Portuguese - Brazil', is_master: false },
        { id: 'es-es', name: 'Spanish - Spain', is_master: false },
        { id: 'fr-fr', name: 'French - France', is_master: false },
      ],
      tags: [],
      forms: {
        everything: {
          method: 'GET',
          enctype: 'application/x-www-form-urlencoded',
          action: `${this.endpoint}/documents/search`,
          fields: {
            ref: { type: 'String', multiple: false },
            q: { type: 'String', multiple: true },
          },
        },
        tags: { method: 'GET', action: `${this.endpoint}/tags`, fields: {} },
      },
      experiments: { draft: [], running: [] },
      oauth_initiate: `${host}/auth`,
      oauth_token: `${host}/auth/token`,
      version: '4b678d2',
      license: 'All Rights Reserved',
    };
  }

  #found(content: readonly HostedDocument[], query: URLSearchParams) {
    const found = query
      .getAll('q')
      .reduce((left, q) => left.filter((document) => matches(document, q)), content);
    const inLanguage = found.filter(({ lang }) =>
      ['*', lang].includes(query.get('lang') ?? 'en-us'),
    );
    const size = Math.min(100, Number(query.get('pageSize') ?? 20));
    const page = Number(query.get('page') ?? 1);
    const pages = Math.ceil(inLanguage.length / size);
    const results = inLanguage.slice((page - 1) * size, page * size);
    const next = new URLSearchParams(query);
    next.delete('access_token');
    next.set('page', String(page + 1));
    return {
      page,
      results_per_page: size,
      results_size: results.length,
      total_results_size: inLanguage.length,
      total_pages: pages,
      next_page: page < pages ? `${this.endpoint}/documents/search?${next}` : null,
      prev_page: null,
      results,
      version: '4b678d2',
      license: 'All Rights Reserved',
    };
  }
}

function replaced(documents: readonly HostedDocument[], changed: HostedDocument) {
  return [...documents.filter(({ id }) => id !== changed.id), changed];
}

/** The predicates a client needs that keeps a whole copy: by id, and by the time of publication. */
function matches(document: HostedDocument, q: string): boolean {
  const ids = /document\.id, ?(\[.*?\]|".*?")\)/.exec(q)?.[1];
  if (ids && ![JSON.parse(ids)].flat().includes(document.id)) return false;
  const after = /date\.after\(document\.last_publication_date, ?(\d+)\)/.exec(q)?.[1];
  return !after || Date.parse(document.last_publication_date ?? '') > Number(after);
}

/** What the embedded service says, as the hosted one would: its pictures lie on a host of their own. */
export function asHosted(value: unknown, service: string, repository: string): unknown {
  if (typeof value === 'string' && value.startsWith(`${service}/media/`)) {
    const { pathname } = new URL(value);
    const name = pathname.slice('/media/'.length);
    return /\.(?:jpg|png|webp)$/.test(name)
      ? `https://images.prismic.io/${repository}/${name}?auto=format,compress`
      : `https://${repository}.cdn.prismic.io/${repository}/${name}`;
  }
  if (Array.isArray(value)) return value.map((each) => asHosted(each, service, repository));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, asHosted(each, service, repository)]),
  );
}
