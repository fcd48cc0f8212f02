import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNginx } from '../../launch/nginx.ts';
import type { Writer } from '../../launch/writer.ts';
import { title } from './content/index.ts';
import { type CachingProxy, startProxy } from './drafts/proxy.ts';
import { documentAt, listed, publish, saveDraft } from './editing.ts';
import { pathsOf, startProvider } from './provider.ts';
import { type Answered, ask, wordsOf } from './requests.ts';
import type { Verdict } from './verdict.ts';

/** A draft that only a preview may show. */
interface Draft {
  document: string;
  /** Where the preview shows it. */
  path: string;
  cookie: string;
  token: string;
}

interface Counted {
  public: number;
  previews: number;
  leaks: number;
  faults: number;
  /** Previews of a draft's own page that did not show it. */
  blind: number;
  drafts: number;
  hits: number;
  statuses: Record<string, number>;
  first: string | null;
}

/** In every draft and in nothing that is published. */
const secret = `s3cret${randomBytes(8).toString('hex')}`;
/** In every draft too; searching for it says nothing that the visitor did not know. */
const word = 'zanzibarquux';
const encodings = ['br', 'gzip', 'zstd', 'identity', 'gzip, deflate, br, zstd', '*'];

/** Editors who preview and visitors who do not, through caches that keep what they may. */
export async function proveDrafts({ short }: { short: boolean }): Promise<Verdict> {
  const requests = short ? 600 : 10_000;
  const nginx = await findNginx();
  if (!nginx && !short)
    return { passed: false, figures: { missing: 'nginx is not installed here.' } };
  const provider = await startProvider();
  const folder = join(tmpdir(), `farol-proxy-${randomBytes(6).toString('hex')}`);
  const site = provider.site.address;
  const direct = { plain: site, passing: site, stop: async () => {} };
  const proxy = nginx ? await startProxy(nginx, site, folder) : direct;
  try {
    const drafts = await writeDrafts(provider.writer);
    const paths = await pathsOf(site);
    const counted = await mixed(provider.writer, proxy, drafts, paths, requests);
    const isShown = counted.drafts > requests / 50 && counted.blind === 0;
    const isCached = !nginx || counted.hits > requests / 20;
    return {
      passed: counted.leaks + counted.faults === 0 && isShown && isCached,
      figures: {
        through: nginx ? 'nginx with proxy_cache' : 'no proxy: nginx is missing',
        ...counted,
      },
    };
  } finally {
    await proxy.stop();
    await provider.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeDrafts(writer: Writer): Promise<Draft[]> {
  const wanted = (await listed(writer)).filter(
    ({ type, uid, lang }) =>
      (type === 'homepage' && lang !== 'es-es') ||
      /^(page-[1-3]|unpublished|lisbon|visas)$/.test(uid ?? ''),
  );
  const drafts: Draft[] = [];
  for (const { id, type, uid } of wanted) {
    const words = `${secret} ${word}`;
    await saveDraft(writer, id, {
      title: type === 'homepage' ? words : title(words),
      meta_description: `${secret} described`,
      // Some drafts would move to another address, which is a secret too.
      ...(uid === 'page-3' ? { uid: `${secret}-moved` } : {}),
    });
    drafts.push(await previewOf(writer, id));
  }
  return drafts;
}

async function previewOf(writer: Writer, document: string): Promise<Draft> {
  const { ref, startUrl } = await writer.send<{ ref: string; startUrl: string }>(
    'POST',
    '/api/farol/v1/previews',
    { document },
  );
  const { origin, pathname, search } = new URL(startUrl);
  const started = await ask(origin, pathname + search);
  const path = started.headers.location ?? '';
  if (started.status !== 307) throw new Error(`The preview of ${document} did not start.`);
  return { document, path, token: ref, cookie: `io.prismic.preview=${encodeURIComponent(ref)}` };
}

async function mixed(
  writer: Writer,
  proxy: CachingProxy,
  drafts: readonly Draft[],
  published: readonly string[],
  requests: number,
): Promise<Counted> {
  const counted: Counted = {
    public: 0,
    previews: 0,
    leaks: 0,
    faults: 0,
    blind: 0,
    drafts: 0,
    hits: 0,
    statuses: {},
    first: null,
  };
  const others = [
    '/sitemap.xml',
    '/feed.xml',
    '/pt/feed.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    `/search?q=${word}`,
    '/search?q=page',
    '/programs?kind=language_course',
    '/api/preview',
    '/api/exit-preview',
    '/nowhere',
  ];
  const addresses = [...published, ...drafts.map(({ path }) => path), ...others];
  const agents = { public: new Agent({ keepAlive: true }), editor: new Agent({ keepAlive: true }) };
  const tags: string[] = [];
  let left = requests;

  async function one(): Promise<void> {
    const origin = chance(0.5) ? proxy.plain : proxy.passing;
    const headers: Record<string, string> = { 'accept-encoding': any(encodings) };
    const method = chance(0.1) ? 'HEAD' : 'GET';
    const draft = any(drafts);
    if (chance(0.1)) headers['if-none-match'] = any([...tags, '*', '"x"']);
    if (chance(0.05)) headers.range = 'bytes=0-20000';
    if (chance(0.45)) {
      const isStart = chance(0.1);
      const start = new URLSearchParams({ token: draft.token, documentId: draft.document });
      const path = isStart ? `/api/preview?${start}` : chance(0.7) ? draft.path : any(addresses);
      const cookie = chance(0.3) ? `lang=fr; ${draft.cookie}` : draft.cookie;
      const asked = { method, headers: { ...headers, cookie }, agent: agents.editor };
      const answer = await ask(origin, path, asked);
      counted.previews += 1;
      await previewed(answer, { isOwn: path === draft.path, isPassing: origin === proxy.passing });
      return;
    }
    const cookie = publicCookie(draft);
    const asked = {
      method,
      headers: cookie ? { ...headers, cookie } : headers,
      agent: agents.public,
    };
    const path = any(addresses);
    const answer = await ask(origin, path, asked);
    counted.public += 1;
    note(path, answer);
    // An address that is a secret is sent back to whoever asked for it.
    const words = (await wordsOf(answer)).replaceAll(path, '');
    if (words.includes(secret)) {
      counted.leaks += 1;
      counted.first ??= `${path} showed a draft to the public`;
    }
  }

  async function previewed(
    answer: Answered,
    { isOwn, isPassing }: { isOwn: boolean; isPassing: boolean },
  ): Promise<void> {
    note('a preview', answer);
    if (answer.headers.etag && tags.length < 50) tags.push(answer.headers.etag);
    const isDraft = (await wordsOf(answer)).includes(secret);
    if (isDraft) counted.drafts += 1;
    else if (isOwn && isPassing && answer.status === 200 && answer.body.length > 0)
      counted.blind += 1;
  }

  function note(path: string, { status, headers }: Answered): void {
    counted.statuses[status] = (counted.statuses[status] ?? 0) + 1;
    if (headers['x-cache'] === 'HIT') counted.hits += 1;
    if (status < 500) return;
    counted.faults += 1;
    counted.first ??= `${path} answered ${status}`;
  }

  async function worker(): Promise<void> {
    for (; left > 0; left -= 1) await one();
  }

  const editing = keepPublishing(writer);
  await Promise.all(Array.from({ length: 12 }, worker));
  await editing.stop();
  for (const agent of Object.values(agents)) agent.destroy();
  return counted;
}

/** Visitors without any cookie, with their language, or with a preview that is none. */
function publicCookie({ token }: Draft): string | undefined {
  const forged = token.replace(/previews\/[^?]*/, 'previews/forged:forged');
  return any([
    undefined,
    undefined,
    'lang=fr',
    'lang=en; theme=dark',
    'io.prismic.preview=%7B%22_tracker%22%3A%22x%22%7D',
    `io.prismic.preview=${encodeURIComponent(forged)}`,
  ]);
}

/** Something else is published all the time, so that pages are made anew beside the previews. */
function keepPublishing(writer: Writer) {
  let isOver = false;
  async function work(): Promise<void> {
    const page = await documentAt(writer, 'page-8');
    for (let count = 1; !isOver; count += 1) {
      await publish(writer, page, { lead: `Published ${count} times.` });
      await pause(500);
    }
  }
  const running = work();
  return {
    stop(): Promise<void> {
      isOver = true;
      return running;
    },
  };
}

function chance(share: number): boolean {
  return Math.random() < share;
}

function any<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined && values.length === 0)
    throw new RangeError('There is nothing to choose.');
  return value as Value;
}
