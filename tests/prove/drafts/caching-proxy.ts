import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Answered, ask } from '../requests.ts';

interface Kept {
  answer: Answered;
  /** The request's values of the headers named in `Vary`. */
  asked: string;
  freshUntil: number;
}

interface CachingOptions {
  port: number;
  /**
   * As deploy/nginx.conf: requests with a preview's cookie bypass the cache, and what editors can change is revalidated
   * on each request. Otherwise it follows the responses' headers and knows nothing of previews.
   */
  isOurs: boolean;
}

const ownHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/**
 * Replaces nginx where that is missing: caches what Cache-Control and Vary allow, and tries the next site where one is
 * down.
 */
export async function startCachingProxy(
  sites: readonly string[],
  { port, isOurs }: CachingOptions,
) {
  const kept = new Map<string, Kept[]>();
  let turn = 0;

  async function answered(incoming: IncomingMessage): Promise<Answered> {
    const path = incoming.url ?? '/';
    const isPassing = isOurs && /io\.prismic\.preview=/.test(incoming.headers.cookie ?? '');
    const mayKeep = incoming.method === 'GET' && !incoming.headers.range && !isPassing;
    const key = `${incoming.headers.host}${path}`;
    const variants = kept.get(key) ?? [];
    const found = mayKeep ? variants.find((each) => each.asked === askedBy(each, incoming)) : null;
    if (found && Date.now() < found.freshUntil) return said(found.answer, 'HIT');
    const answer = await fromSites(incoming, path, mayKeep ? found : null).catch((fault) => {
      if (found) return said(found.answer, 'STALE');
      throw fault;
    });
    if (found && answer.status === 304) return said(found.answer, 'REVALIDATED');
    if (found && answer.status >= 500) return said(found.answer, 'STALE');
    const rest = restOf(answer);
    if (mayKeep && answer.status === 200 && rest !== null && !isPersonal(answer, incoming)) {
      const isAskedEachTime = isOurs && /s-maxage/.test(answer.headers['cache-control'] ?? '');
      const fresh = { answer, asked: '', freshUntil: isAskedEachTime ? 0 : Date.now() + rest };
      fresh.asked = askedBy(fresh, incoming);
      kept.set(key, [...variants.filter(({ asked }) => asked !== fresh.asked), fresh]);
    }
    return said(answer, isPassing ? 'BYPASS' : 'MISS');
  }

  async function fromSites(
    { method = 'GET', headers }: IncomingMessage,
    path: string,
    known: Kept | null | undefined,
  ): Promise<Answered> {
    turn += 1;
    const present = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
    const asked: Record<string, string | string[]> = {};
    for (const [name, value] of present) if (value !== undefined) asked[name] = value;
    if (known?.answer.headers.etag) asked['if-none-match'] = known.answer.headers.etag;
    for (let tries = 1; ; tries += 1) {
      const site = `http://${sites[(turn + tries) % sites.length]}`;
      try {
        return await ask(site, path, { method, headers: asked });
      } catch (fault) {
        if (tries > sites.length * 2) throw fault;
      }
    }
  }

  // As in nginx: clients with rare requests do not run into a connection being closed.
  const options = { keepAliveTimeout: 75_000 };
  const server = createServer(options, (incoming: IncomingMessage, outgoing: ServerResponse) => {
    answered(incoming).then(
      ({ status, headers, body }) => {
        for (const [name, value] of Object.entries(headers))
          if (value !== undefined && !ownHeaders.has(name)) outgoing.setHeader(name, value);
        if (status === 304) outgoing.removeHeader('content-length');
        outgoing.writeHead(status).end(body);
      },
      () => outgoing.writeHead(502).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    site: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function said(answer: Answered, cache: string): Answered {
  return { ...answer, headers: { ...answer.headers, 'x-cache': cache } };
}

function askedBy({ answer }: Pick<Kept, 'answer'>, { headers }: IncomingMessage): string {
  const names = (answer.headers.vary ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .sort();
  return names.map((name) => `${name}: ${headers[name] ?? ''}`).join('\n');
}

/** For how many milliseconds a response may be shared; null for never. */
function restOf({ headers }: Answered): number | null {
  const control = headers['cache-control'] ?? 'no-store';
  if (/no-store|private|no-cache/.test(control) || headers['set-cookie']) return null;
  const seconds = /s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1_000;
}

/** A page that varies by cookie is cached for visitors without cookies. */
function isPersonal(answer: Answered, { headers }: IncomingMessage): boolean {
  return /cookie/i.test(answer.headers.vary ?? '') && headers.cookie !== undefined;
}
