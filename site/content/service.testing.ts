import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ContentClient } from './client.ts';
import type { Source } from './copy.ts';

/** A document as the Content API returns it. */
export interface WireDocument {
  id: string;
  type: string;
  lang: string;
  uid?: string | null;
  last_publication_date?: string | null;
  alternate_languages?: { id: string; type: string; lang: string; uid?: string }[];
  data: Record<string, unknown>;
  [field: string]: unknown;
}

export function wireDocument(fields: Partial<WireDocument> & { id: string }): WireDocument {
  return {
    uid: fields.id,
    url: null,
    type: 'dynamic_page',
    href: '',
    tags: [],
    first_publication_date: '2026-01-01T10:00:00+0000',
    last_publication_date: '2026-01-01T10:00:00+0000',
    slugs: [],
    linked_documents: [],
    lang: 'en-us',
    alternate_languages: [],
    data: { title: [{ type: 'heading1', text: `Page ${fields.id}`, spans: [] }] },
    ...fields,
  };
}

/** Reads from a stand-in with a new client each time, so that the repository info is never cached. */
export function standInSource(
  { origin }: StandIn,
  wanted: Source['wanted'] = { by: 'master' },
): Source {
  const endpoint = `${origin}/api/v2`;
  const client = () => new ContentClient({ repository: 'farol', endpoint, localEndpoint: true });
  return { client, renew() {}, wanted, pauseMs: 0 };
}

type Trouble = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A content service for tests, with the refs, documents and events of the hosted and the embedded service, and with any
 * network trouble.
 */
export class StandIn {
  readonly asked: string[] = [];
  origin = '';
  master = 'ref1';
  /** Required to read releases, if set. */
  accessToken: string | null = null;
  /** Handles all requests while it is set. */
  trouble: Trouble | null = null;
  /** What an answer of the Content API has instead of what it should. */
  altered: ((url: URL, answer: object) => object) | null = null;
  /** What stands before the JSON of each answer. */
  mark = '';
  readonly #content = new Map<string, WireDocument[]>();
  readonly #releases: { id: string; label: string; ref: string }[] = [];
  readonly #followers = new Set<ServerResponse>();
  readonly #server = createServer((request, response) => {
    this.asked.push(decodeURIComponent(request.url ?? ''));
    if (this.trouble) this.trouble(request, response);
    else this.#answer(new URL(request.url ?? '/', this.origin), response);
  });

  static async start(documents: WireDocument[] = []): Promise<StandIn> {
    const service = new StandIn();
    service.#content.set('ref1', documents);
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    const address = service.#server.address();
    if (typeof address === 'object' && address) service.origin = `http://127.0.0.1:${address.port}`;
    return service;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get published(): WireDocument[] {
    return this.#content.get(this.master) ?? [];
  }

  /** Publishes at a new ref, and notifies followers unless `quietly`. */
  publish(changed: WireDocument[], unpublished: string[] = [], quietly = false): string {
    const gone = new Set([...unpublished, ...changed.map(({ id }) => id)]);
    const kept = this.published.filter(({ id }) => !gone.has(id));
    this.master = `ref${Number(this.master.slice(3)) + 1}`;
    this.#content.set(this.master, [...kept, ...changed]);
    const published = changed.map(({ id }) => id);
    if (!quietly) this.tell({ ref: this.master, published, unpublished });
    return this.master;
  }

  /** Publishes nothing but these, whatever they are, and tells nobody. */
  publishOnly(documents: WireDocument[]): void {
    this.master = `ref${Number(this.master.slice(3)) + 1}`;
    this.#content.set(this.master, documents);
  }

  /** Notifies followers of a publication. */
  tell(publication: { ref: string; published?: string[]; unpublished?: string[] }): void {
    const data = { published: [], unpublished: [], everything: false, ...publication };
    for (const follower of this.#followers)
      follower.write(`event: publication\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A ref other than master: a release, or a preview's token. */
  addRef(ref: string, documents: WireDocument[], release?: { id: string; label: string }): void {
    this.#content.set(ref, documents);
    if (release) this.#releases.push({ ...release, ref });
  }

  /** As when a preview is revoked. */
  removeRef(ref: string): void {
    this.#content.delete(ref);
  }

  /** Cuts their streams off, like a killed service. */
  dropFollowers(): void {
    for (const follower of this.#followers) follower.destroy();
  }

  get followers(): number {
    return this.#followers.size;
  }

  #answer(url: URL, response: ServerResponse): void {
    const json = (body: object, status = 200) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(this.mark + JSON.stringify(this.altered?.(url, body) ?? body));
    const hasAccess =
      !this.accessToken || url.searchParams.get('access_token') === this.accessToken;
    if (url.pathname === '/api/v2')
      return void json(this.#repository(hasAccess ? this.#releases : []));
    if (url.pathname === '/api/v2/tags') return void json([]);
    if (url.pathname === '/api/farol/v1/events') return void this.#follow(response);
    const [, session] = /^\/api\/farol\/v1\/previews\/([^/]+)\/changes$/.exec(url.pathname) ?? [];
    if (session) {
      const { status, body } = this.#changes(session, url.searchParams.get('published') ?? '');
      return void json(body, status);
    }
    if (url.pathname !== '/api/v2/documents/search') return void response.writeHead(404).end();
    const ref = url.searchParams.get('ref') ?? '';
    if (!hasAccess && this.#releases.some((release) => release.ref === ref))
      return void json({ error: 'Access to this Ref requires an access token' }, 403);
    const found = this.#content.get(ref);
    if (found) return void json(pageOf(found, url.searchParams));
    const message = `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${this.master}`;
    json({ type: 'api_notfound_error', message }, 404);
  }

  /** The changes of a preview's session, for the token that was added last. */
  #changes(session: string, published: string): { status: number; body: object } {
    const token = [...this.#content.keys()].findLast((ref) =>
      decodeURIComponent(ref).includes(`/previews/${session}:`),
    );
    const before = this.#content.get(published);
    const after = token && this.#content.get(token);
    if (!after) return { status: 404, body: { type: 'api_security_error' } };
    if (!before) return { status: 409, body: { error: 'That content cannot be read any more.' } };
    const same = new Set(before);
    const changed = after.filter((document) => !same.has(document)).map(({ id }) => id);
    const present = new Set(after.map(({ id }) => id));
    const gone = before.map(({ id }) => id).filter((id) => !present.has(id));
    const [, fingerprint = ''] = /:([^:?]+)\?/.exec(decodeURIComponent(token)) ?? [];
    return { status: 200, body: { fingerprint, changed, gone } };
  }

  #repository(releases: readonly object[]) {
    return {
      refs: [{ id: 'master', ref: this.master, label: 'Master', isMasterRef: true }, ...releases],
      integrationFieldsRef: null,
      forms: { tags: { method: 'GET', action: `${this.origin}/api/v2/tags`, fields: {} } },
      tags: [],
    };
  }

  #follow(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`event: state\ndata: ${JSON.stringify({ ref: this.master })}\n\n`);
    this.#followers.add(response);
    response.on('close', () => this.#followers.delete(response));
  }
}

function pageOf(documents: WireDocument[], query: URLSearchParams) {
  const found = query.getAll('q').reduce((left, q) => {
    const list = /document\.id, (\[.*?\]|".*?")\)/.exec(q)?.[1];
    const ids = list && new Set<string>([JSON.parse(list)].flat());
    const after = Number(
      /date\.after\(document\.last_publication_date, (\d+)\)/.exec(q)?.[1] ?? -1,
    );
    return left.filter(
      (document) =>
        (!ids || ids.has(document?.id)) &&
        (after < 0 || Date.parse(document?.last_publication_date ?? '') > after),
    );
  }, documents);
  const size = Number(query.get('pageSize') ?? 20);
  const page = Number(query.get('page') ?? 1);
  const results = found.slice((page - 1) * size, page * size);
  const pages = Math.ceil(found.length / size);
  return {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? 'http://next.example/' : null,
    prev_page: null,
    results,
  };
}
